// Lets the tests of a worker share a browser context, one after the other, so that the browser fetches and compiles the
// build only once. The data of a test is cleared before the next one. A context with changes that cannot be cleared is
// closed after its test.
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A file that does not exist. The server responds without the mock proxy, and the page runs no script. */
const BLANK_PATH = '/web/app/parked';

type Method = (...args: unknown[]) => unknown;

/** Methods of a context whose effects are cleared. All other methods, also future ones, count as lasting changes. */
const CLEARED_METHODS: ReadonlySet<string> = new Set(
  'newPage pages browser newCDPSession waitForEvent close isClosed cookies addCookies clearCookies'.split(' '),
);

/** Calls `onChange` at each call of a method whose effect cannot be cleared. */
function onStateChange(target: object, onChange: () => void): void {
  const methods = target as Record<string, unknown>; // read by the names that it has
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(target))) {
    const originalMethod = methods[name];
    if (/^(_|constructor$)/.test(name) || typeof originalMethod !== 'function' || CLEARED_METHODS.has(name)) continue;
    methods[name] = (...args: unknown[]) => {
      onChange();
      return (originalMethod as Method).apply(target, args);
    };
  }
}

/** Clears the data of earlier tests, and returns the new page that was opened for it. */
async function openClearedPage(context: BrowserContext, origins: readonly string[]): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const clearOrigin = (origin: string) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all([context.clearCookies(), ...origins.map(clearOrigin)]);
  await session.detach();
  return page;
}

/**
 * Opens an empty page of the origin that stays open as long as the context. Pages of one site share a process
 * (`--process-per-site`), so the process and its compiled scripts outlive each test.
 */
async function openBlankPage(context: BrowserContext, origin: string): Promise<void> {
  const blankPage = await context.newPage();
  await blankPage.goto(`${origin}${BLANK_PATH}`);
  const originalPages = context.pages.bind(context);
  context.pages = () => originalPages().filter((page) => page !== blankPage);
}

/** Closing a page that is navigating sometimes never finishes. Then the context is closed instead. */
const CLOSE_TIMEOUT_MS = 5000;

function closePages(pages: readonly Page[]): Promise<boolean> {
  const closed = Promise.all(pages.map((page) => page.close())).then(() => true);
  return Promise.race([closed, setTimeout(CLOSE_TIMEOUT_MS, false, { ref: false })]);
}

export interface SharedContexts {
  /** Returns the context of earlier tests with the same options, cleared, or a new one. */
  acquire(options: string, origins: readonly [own: string, apps: string]): Promise<BrowserContext>;
  /** Ends the use by a test. Closes the context if it cannot be reused. */
  release(context: BrowserContext): Promise<void>;
}

/** Creates the pool of contexts. `browser.newContext` uses the options of the current test. */
export function shareContexts(browser: Browser): SharedContexts {
  const contextsByOptions = new Map<string, BrowserContext>();
  const changedContexts = new WeakSet<BrowserContext>();
  return {
    async acquire(options, origins) {
      const earlierContext = contextsByOptions.get(options);
      if (earlierContext) {
        await openClearedPage(earlierContext, origins);
        return earlierContext;
      }
      const context = await browser.newContext();
      await openBlankPage(context, origins[0]);
      for (const target of [context, context.clock]) onStateChange(target, () => changedContexts.add(context));
      contextsByOptions.set(options, context);
      context.once('close', () => contextsByOptions.delete(options));
      return context;
    },
    async release(context) {
      if (changedContexts.has(context) || !(await closePages(context.pages()))) await context.close();
    },
  };
}
