// The audit log, as a user finds things in it.
import { expect, type Page } from '@playwright/test';

export const AUDIT_LOG_PATH = '/web/cluster/one.example.com/audit';
export const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
export const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** The titles of the events in sight. */
export const eventTitles = (page: Page) => page.getByRole('rowheader');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const link = (page: Page, name: string | RegExp) => page.getByRole('rowheader').getByRole('link', { name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search loaded events' });
export const details = (page: Page) => page.getByRole('complementary', { name: 'Event details' });
export const coverage = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The newest of them come first, the oldest is out of the usual range. */
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

/** The first page is there: until it has come, the newest few may stand in for it. */
export const expectLogLoaded = (page: Page) => expect(button(page, 'Export')).toBeEnabled();

/** Opens the log and waits until nothing of it is on its way. */
export async function openLog(page: Page, query = ''): Promise<void> {
  await page.goto(`${AUDIT_LOG_PATH}${query}`);
  await expectLogLoaded(page);
}

/** The newest few are asked for before the first page and stand in for it. */
export const PREVIEW_LIMIT = '60';

/** What the log is asked for from now on, besides the newest few. */
export function recordSearches(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search') && searchParams.get('limit') !== PREVIEW_LIMIT) calls.push(searchParams);
  });
  return calls;
}
