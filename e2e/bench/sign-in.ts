// From an address to the form, and from the form to the servers: what one waits for before one can work.
import type { Page } from '@playwright/test';
import type { SlowConditions, BenchContext } from './bench-context.ts';

const FOCUSED_USERNAME = 'input[name=user]:focus';

const usernameField = (page: Page) => page.getByLabel('Username');

const SHOWN_LOG_PREFIX = 'servers shown at ';

/**
 * The page itself says when a frame first shows a server's row: what a test runner puts into a page to look for it takes
 * a slow device 50 ms, just while the sign-in is answered.
 */
const logFirstServer = (page: Page) =>
  page.addInitScript(`
    requestAnimationFrame(function look() {
      const rows = [...document.querySelectorAll('tbody tr')];
      if (rows.some((row) => /:3022/.test(row.textContent))) console.info('${SHOWN_LOG_PREFIX}' + Date.now());
      else requestAnimationFrame(look);
    });`);

/** Kept by a page from its beginning: what the browser says of itself, added up. As text, because no helper of a compiler is there. */
async function recordSum(page: Page, type: 'longtask' | 'layout-shift'): Promise<() => Promise<number>> {
  // Of a long task counts what is beyond 50 ms; a shift carries its own value.
  await page.addInitScript(`
    globalThis.kept = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept += entry.value ?? Math.max(0, entry.duration - 50);
    }).observe({ type: '${type}', buffered: true });`);
  return () => page.evaluate<number>('kept');
}

/** In ms from the beginning of the navigation, until a frame shows where a name can be typed; the page itself looks. */
export async function measureReadyToType(
  { openPage, origin }: BenchContext,
  conditions: SlowConditions = {},
): Promise<number> {
  const page = await openPage(conditions);
  await page.addInitScript(`
    requestAnimationFrame(function look() {
      if (document.querySelector('${FOCUSED_USERNAME}')) globalThis.ready ??= performance.now();
      else requestAnimationFrame(look);
    });`);
  await page.goto(`${origin}/web/login`, { waitUntil: 'networkidle' });
  // A slow device may run scripts for longer than a network has to rest to count as idle.
  const ready = await (await page.waitForFunction<number>('globalThis.ready')).jsonValue();
  await page.context().close();
  return ready;
}

/** Long tasks' time beyond 50 ms each, in ms, until the form is there and everything behind it. */
export async function measureBlockedTime({ openPage, origin }: BenchContext): Promise<number> {
  const page = await openPage({ cpuSlowdown: 4 });
  const sum = await recordSum(page, 'longtask');
  await page.goto(`${origin}/web/login`, { waitUntil: 'networkidle' });
  await page.locator(FOCUSED_USERNAME).waitFor();
  const value = await sum();
  await page.context().close();
  return value;
}

export interface SignInTiming {
  /** From the press of Enter to a server's row. */
  ms: number;
  /** Those behind what was fetched before one typed. */
  requests: number;
}

/** As fast as the quickest people type: a page may do something meanwhile. */
const TYPING_DELAY = { delay: 60 };

export async function measureSignIn(
  { openPage, origin }: BenchContext,
  conditions: SlowConditions = {},
): Promise<SignInTiming> {
  const page = await openPage(conditions);
  await logFirstServer(page);
  await page.goto(`${origin}/web/login`, { waitUntil: 'networkidle' });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await usernameField(page).pressSequentially('mira', TYPING_DELAY);
  await page.getByLabel('Password', { exact: true }).pressSequentially('wicket-gate-7', TYPING_DELAY);
  const began = Date.now();
  await page.keyboard.press('Enter');
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(SHOWN_LOG_PREFIX));
  await page.context().close();
  return { ms: Number(report.text().slice(SHOWN_LOG_PREFIX.length)) - began, requests };
}

/** Until what is waited for is there, and all that comes after it. */
export async function measureLayoutShift(
  { openPage, origin }: BenchContext,
  path: string,
  as?: string,
): Promise<number> {
  const page = await openPage(as ? { as } : {});
  const sum = await recordSum(page, 'layout-shift');
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await (as ? page.getByRole('row').nth(1) : usernameField(page)).waitFor();
  const value = await sum();
  await page.context().close();
  return value;
}
