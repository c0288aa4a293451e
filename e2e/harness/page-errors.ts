// What no page of a test may do, whichever tab, popup, service worker or browser of the test it is in.
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

interface WatchFixtures {
  /** What pages may log as errors in this test, beside refused requests. */
  expectedErrors: RegExp[];
  /** Every origin that a page may ask; each harness says which. */
  origins: readonly string[];
  /** What pages did so far that none should; anything left in it fails the test. */
  pageErrors: string[];
}

/** The browser logs every refused call and every cut socket by itself; those are part of a world. */
const IGNORED_ERRORS = [/^Failed to load resource/, /WebSocket connection to .* failed/];

/** Whole origins are compared: `http://localhost:1@elsewhere` begins like one of ours and is none. */
const isAllowedOrigin = (url: string, origins: readonly string[]): boolean => {
  const { protocol, origin } = new URL(url);
  return protocol === 'data:' || origins.includes(origin.replace(/^ws/, 'http'));
};

/** Until what it returns is called: a context may live on for the next test. */
function watchContext(context: BrowserContext, { expectedErrors, origins, pageErrors }: WatchFixtures): () => void {
  const request = (url: string) => {
    if (!isAllowedOrigin(url, origins)) pageErrors.push(`a request to ${url}`);
  };
  const watchPage = (page: Page) => {
    page.on('websocket', (socket) => request(socket.url()));
    page.on('crash', () => pageErrors.push('a page crashed'));
  };
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (![...IGNORED_ERRORS, ...expectedErrors].some((pattern) => pattern.test(text)))
      pageErrors.push(`console: ${text}`);
  };
  const fail = (error: WebError) => void pageErrors.push(`uncaught: ${error.error().message}`);
  const ask = (sent: Request) => request(sent.url());
  context.on('console', hear).on('weberror', fail).on('request', ask).on('page', watchPage);
  context.pages().forEach(watchPage);
  return () => void context.off('console', hear).off('weberror', fail).off('request', ask).off('page', watchPage);
}

/** Playwright's own test, with every context of the test watched from its beginning to its end. */
export const test = base.extend<WatchFixtures>({
  expectedErrors: [[], { option: true }],
  origins: async ({ baseURL }, use) => use(baseURL === undefined ? [] : [baseURL]),
  pageErrors: [
    async ({ browser, expectedErrors, origins }, use) => {
      const pageErrors: string[] = [];
      const ends: (() => void)[] = [];
      const follow = (context: BrowserContext) =>
        void ends.push(watchContext(context, { expectedErrors, origins, pageErrors }));
      browser.contexts().forEach(follow);
      browser.on('context', follow);
      await use(pageErrors);
      browser.off('context', follow);
      for (const end of ends) end();
      expect(pageErrors, 'a page did what it should not').toEqual([]);
    },
    { auto: true },
  ],
});
