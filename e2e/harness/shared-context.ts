// A browser keeps what it has fetched and compiled for as long as the context lives that it was done for. So the tests
// of a worker share a context, one after the other, and nothing else: what a test left there is wiped before the next
// one, and a context to which something was done that cannot be wiped is closed with its test.
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A file that the build does not have: the server answers without the mock, and the answer runs nothing. */
const BLANK_PATH = '/web/app/parked';

type Method = (...given: unknown[]) => unknown;

/** What may be done to a context: it is wiped, or ends with its pages. All else, of newer versions too, stays in it. */
const WIPED_METHODS: ReadonlySet<string> = new Set(
  'newPage pages browser newCDPSession waitForEvent close isClosed cookies addCookies clearCookies'.split(' '),
);

/** Hears of every call that leaves something behind. */
function onStateChange(target: object, onChange: () => void): void {
  const methods = target as Record<string, unknown>; // read by the names that it has
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(target))) {
    const plain = methods[name];
    if (/^(_|constructor$)/.test(name) || typeof plain !== 'function' || WIPED_METHODS.has(name)) continue;
    methods[name] = (...given: unknown[]) => {
      onChange();
      return (plain as Method).apply(target, given);
    };
  }
}

/** A new page in which nothing of an earlier test can be read; before it has been anywhere, it is the one to wipe by. */
async function openWipedPage(context: BrowserContext, origins: readonly string[]): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const wipe = (origin: string) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all([context.clearCookies(), ...origins.map(wipe)]);
  await session.detach();
  return page;
}

/**
 * Opens an inert page of the origin that stays for as long as the context. Pages of one site share a process
 * (`--process-per-site`), which so outlives each test and keeps what it has compiled.
 */
async function openBlankPage(context: BrowserContext, origin: string): Promise<void> {
  const parked = await context.newPage();
  await parked.goto(`${origin}${BLANK_PATH}`);
  const pages = context.pages.bind(context);
  context.pages = () => pages().filter((page) => page !== parked);
}

/** A page that goes elsewhere while it is closed is now and then never heard of again; its context can be closed all the same. */
const CLOSE_TIMEOUT_MS = 5000;

function waitForClose(pages: readonly Page[]): Promise<boolean> {
  const closed = Promise.all(pages.map((page) => page.close())).then(() => true);
  return Promise.race([closed, setTimeout(CLOSE_TIMEOUT_MS, false, { ref: false })]);
}

export interface SharedContexts {
  /** The context of earlier tests with the same options, wiped, or a new one. */
  acquire(options: string, origins: readonly [own: string, apps: string]): Promise<BrowserContext>;
  release(context: BrowserContext): Promise<void>;
}

/** `browser.newContext` takes the options of the test that runs. */
export function shareContexts(browser: Browser): SharedContexts {
  const kept = new Map<string, BrowserContext>();
  const spent = new WeakSet<BrowserContext>();
  return {
    async acquire(options, origins) {
      const earlier = kept.get(options);
      if (earlier) {
        await openWipedPage(earlier, origins);
        return earlier;
      }
      const context = await browser.newContext();
      await openBlankPage(context, origins[0]);
      for (const target of [context, context.clock]) onStateChange(target, () => spent.add(context));
      kept.set(options, context);
      context.once('close', () => kept.delete(options));
      return context;
    },
    async release(context) {
      if (spent.has(context) || !(await waitForClose(context.pages()))) await context.close();
    },
  };
}
