// The time from the address to the sign-in form, and from the form to the list of servers.
import type { Page } from '@playwright/test';
import type { SlowConditions, BenchContext } from './bench-context.ts';

const FOCUSED_USERNAME_SELECTOR = 'input[name=user]:focus';

const usernameField = (page: Page) => page.getByLabel('Username');

const SHOWN_LOG_PREFIX = 'servers shown at ';

/**
 * Records in the page when a frame first shows a row of a server. The scripts that a test runner adds to find it would
 * take 50 ms on a slow device, during the sign-in.
 */
const logFirstServer = (page: Page) =>
  page.addInitScript(`
    requestAnimationFrame(function look() {
      const rows = [...document.querySelectorAll('tbody tr')];
      if (rows.some((row) => /:3022/.test(row.textContent))) console.info('${SHOWN_LOG_PREFIX}' + Date.now());
      else requestAnimationFrame(look);
    });`);

/**
 * Creates a function that returns the sum of the long tasks or layout shifts since the start of the page. The script is
 * passed as text, because compiler helpers are missing in the page.
 */
async function recordSum(page: Page, type: 'longtask' | 'layout-shift'): Promise<() => Promise<number>> {
  // A long task counts beyond 50 ms; a layout shift has its own value.
  await page.addInitScript(`
    globalThis.kept = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept += entry.value ?? Math.max(0, entry.duration - 50);
    }).observe({ type: '${type}', buffered: true });`);
  return () => page.evaluate<number>('kept');
}

/**
 * Milliseconds from the start of the navigation to the frame in which the username can be typed, measured in the page.
 */
export async function measureReadyToType(
  { openPage, origin }: BenchContext,
  conditions: SlowConditions = {},
): Promise<number> {
  const page = await openPage(conditions);
  await page.addInitScript(`
    requestAnimationFrame(function look() {
      if (document.querySelector('${FOCUSED_USERNAME_SELECTOR}')) globalThis.ready ??= performance.now();
      else requestAnimationFrame(look);
    });`);
  await page.goto(`${origin}/web/login`, { waitUntil: 'networkidle' });
  // Scripts on a slow device can run longer than the pause that counts as network idle.
  const ready = await (await page.waitForFunction<number>('globalThis.ready')).jsonValue();
  await page.context().close();
  return ready;
}

/** The time of long tasks beyond 50 ms each, in ms, until the form and everything after it is loaded. */
export async function measureBlockedTime({ openPage, origin }: BenchContext): Promise<number> {
  const page = await openPage({ cpuSlowdown: 4 });
  const sum = await recordSum(page, 'longtask');
  await page.goto(`${origin}/web/login`, { waitUntil: 'networkidle' });
  await page.locator(FOCUSED_USERNAME_SELECTOR).waitFor();
  const value = await sum();
  await page.context().close();
  return value;
}

export interface SignInTiming {
  /** The time from Enter to a row of a server. */
  ms: number;
  /** The number of requests since the start of typing. */
  requests: number;
}

/** As fast as the fastest people type, because the page may work during typing. */
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
  const startedAt = Date.now();
  await page.keyboard.press('Enter');
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(SHOWN_LOG_PREFIX));
  await page.context().close();
  return { ms: Number(report.text().slice(SHOWN_LOG_PREFIX.length)) - startedAt, requests };
}

/** The sum of the layout shifts until everything is loaded, and the first row or the username field is shown. */
export async function measureLayoutShift(
  { openPage, origin }: BenchContext,
  path: string,
  username?: string,
): Promise<number> {
  const page = await openPage(username ? { username } : {});
  const sum = await recordSum(page, 'layout-shift');
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await (username ? page.getByRole('row').nth(1) : usernameField(page)).waitFor();
  const value = await sum();
  await page.context().close();
  return value;
}
