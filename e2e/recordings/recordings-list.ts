// Locators and checks for tests of the list of recordings.
import { expect, type Page } from '@playwright/test';

export const RECORDINGS_PATH = '/web/cluster/one.example.com/recordings';
export const SEARCH_SESSION_ENDS = 'GET /v1/webapi/sites/{cluster}/events/search/sessions';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search loaded recordings' });
export const coverageStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** The link to the player of a recording. */
export const playLink = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^Play the session on ${name} `) });

const names = (page: Page) => page.getByRole('rowheader');
/** Expects rows with these session names, in this order. */
export const expectRecordings = (page: Page, expected: readonly string[]) =>
  expect(names(page)).toContainText([...expected]);
export const expectNoRecordings = (page: Page) => expect(names(page)).toHaveCount(0);

/** The names of the rows in the scenario "a few recordings", in the default range and order. */
export const FEW_RECORDINGS = [
  'web-01',
  'prod/shop/cart-0',
  'finance-pc-4',
  'web-02',
  'db-01',
  'finance-pc-4',
  'web-01',
];

/** Records the search parameters of all requests for recordings from now on. */
export function recordSearches(page: Page): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search/sessions')) searches.push(searchParams);
  });
  return searches;
}
