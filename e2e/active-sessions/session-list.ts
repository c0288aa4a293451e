// Locators and steps that the tests of active sessions share.
import type { Page, Request } from '@playwright/test';
import { sessionIdOn } from '#fixtures/scenarios/active-sessions.ts';

export const SESSIONS_PATH = '/web/cluster/one.example.com/sessions';
export const LIST_SESSIONS = 'GET /v1/webapi/sites/{cluster}/sessions';
export const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
export const sessionNames = (page: Page) => page.getByRole('rowheader');
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const joinButton = (page: Page, host: string) =>
  page.getByRole('button', { name: `Join the session of bob on ${host}` });
export const sessionOn = (host: string) => `/web/cluster/one.example.com/console/session/${sessionIdOn(host)}`;

const isListRequest = (request: Request): boolean => request.url().endsWith('/sites/one.example.com/sessions');

/** The URL of every list request from now on. */
export function recordListRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => isListRequest(request) && requests.push(request.url()));
  return requests;
}

/** The URL of every list request that has ended, with or without a response. */
export function recordEndedListRequests(page: Page): string[] {
  const endedRequests: string[] = [];
  const onEnd = (request: Request) => isListRequest(request) && endedRequests.push(request.url());
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return endedRequests;
}

/** Hides or shows the tab. */
export const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
