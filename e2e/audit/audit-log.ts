// Locators and steps that the tests of the audit log share.
import { expect, type Page } from '@playwright/test';

export const AUDIT_LOG_PATH = '/web/cluster/one.example.com/audit';
export const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
export const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** The titles of the visible events. */
export const eventTitles = (page: Page) => page.getByRole('rowheader');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const eventLink = (page: Page, name: string | RegExp) => page.getByRole('rowheader').getByRole('link', { name });
export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search loaded events' });
export const details = (page: Page) => page.getByRole('complementary', { name: 'Event details' });
export const coverageStatus = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The titles of the events in the default range, newest first. The scenario's oldest event is older than the range. */
export const RECENT_EVENT_TITLES = [
  'Sign-in failed',
  'User signed in',
  'Command run',
  'Shell session started',
  'Access request created',
];
export const OLDEST_EVENT_TITLE = 'Lock created';

export const expectEventTitles = (page: Page, expected: readonly string[]) =>
  expect(eventTitles(page)).toHaveText([...expected]);

/** Waits for the first page. Until it arrives, a preview of the newest events is shown in its place. */
export const expectLogLoaded = (page: Page) => expect(button(page, 'Export')).toBeEnabled();

/** Opens the log and waits until no requests are pending. */
export async function openLog(page: Page, query = ''): Promise<void> {
  await page.goto(`${AUDIT_LOG_PATH}${query}`);
  await expectLogLoaded(page);
}

/** The limit of the request for the preview, which precedes the first page. */
export const PREVIEW_LIMIT = '60';

/** Records the search parameters of all requests from now on, except those for the preview. */
export function recordSearches(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search') && searchParams.get('limit') !== PREVIEW_LIMIT) calls.push(searchParams);
  });
  return calls;
}
