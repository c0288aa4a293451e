// Fails a test if any of its pages logs an error, throws, crashes, or sends a request to another origin. Includes
// all tabs, popups, service workers and browser contexts of the test. Chromium logs each violation of a page's content
// security policy as an error, Trusted Types included, but not those of a worker.
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
  /** Console errors that this test expects, in addition to failed requests. */
  expectedErrors: RegExp[];
  /** All origins to which pages may send requests. Each test setup defines them. */
  origins: readonly string[];
  /** The errors so far. A test can remove errors that it expects. All others fail the test. */
  pageErrors: string[];
}

/** The browser itself logs each failed request and closed WebSocket. Many scenarios include them. */
const IGNORED_ERRORS = [/^Failed to load resource/, /WebSocket connection to .* failed/];

/** Compares complete origins, because `http://localhost:1@elsewhere` starts like an allowed one but is another host. */
const isAllowedOrigin = (url: string, origins: readonly string[]): boolean => {
  const { protocol, origin } = new URL(url);
  return protocol === 'data:' || origins.includes(origin.replace(/^ws/, 'http'));
};

/** Records errors of a context until the returned function is called. The next test may reuse the context. */
function watchContext(context: BrowserContext, { expectedErrors, origins, pageErrors }: WatchFixtures): () => void {
  const checkUrl = (url: string) => {
    if (!isAllowedOrigin(url, origins)) pageErrors.push(`a request to ${url}`);
  };
  const watchPage = (page: Page) => {
    page.on('websocket', (socket) => checkUrl(socket.url()));
    page.on('crash', () => pageErrors.push('a page crashed'));
  };
  const onConsoleMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (![...IGNORED_ERRORS, ...expectedErrors].some((pattern) => pattern.test(text)))
      pageErrors.push(`console: ${text}`);
  };
  const onUncaughtError = (error: WebError) => void pageErrors.push(`uncaught: ${error.error().message}`);
  const onRequest = (sentRequest: Request) => checkUrl(sentRequest.url());
  context
    .on('console', onConsoleMessage)
    .on('weberror', onUncaughtError)
    .on('request', onRequest)
    .on('page', watchPage);
  context.pages().forEach(watchPage);
  return () =>
    void context
      .off('console', onConsoleMessage)
      .off('weberror', onUncaughtError)
      .off('request', onRequest)
      .off('page', watchPage);
}

/** Playwright's test function, extended so that it watches each browser context from start to end. */
export const test = base.extend<WatchFixtures>({
  expectedErrors: [[], { option: true }],
  origins: async ({ baseURL }, use) => use(baseURL === undefined ? [] : [baseURL]),
  pageErrors: [
    async ({ browser, expectedErrors, origins }, use) => {
      const pageErrors: string[] = [];
      const stopFunctions: (() => void)[] = [];
      const startWatching = (context: BrowserContext) =>
        void stopFunctions.push(watchContext(context, { expectedErrors, origins, pageErrors }));
      browser.contexts().forEach(startWatching);
      browser.on('context', startWatching);
      await use(pageErrors);
      browser.off('context', startWatching);
      for (const stop of stopFunctions) stop();
      expect(pageErrors, 'a page did what it should not').toEqual([]);
    },
    { auto: true },
  ],
});
