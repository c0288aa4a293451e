// The environment of a benchmark: a served mock proxy and a browser, optionally with a slow CPU or network.
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { serve } from '#serve/server.ts';

/** A served mock and a browser for the time of a benchmark. */
export interface BenchContext {
  browser: Browser;
  mock: Proxy;
  origin: string;
  /** Opens a page in a new context, optionally signed in as this user. */
  openPage(options?: { username?: string } & SlowConditions): Promise<Page>;
}

/** Limits of a slow device or network. */
export interface SlowConditions {
  /** The factor by which the CPU is slowed down. */
  cpuSlowdown?: number;
  network?: { mbit: number; latencyMs: number };
}

async function applyConditions(page: Page, { cpuSlowdown, network }: SlowConditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = (network.mbit * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Adds the cookie of a new web session, so that pages of the context are signed in. */
export async function signIn(
  context: Pick<BrowserContext, 'addCookies'>,
  { mock, origin, username }: { mock: Proxy; origin: string; username: string },
) {
  const user = mock.world.db.user.get(username);
  if (!user) throw new Error(`nobody is called ${username} here`);
  const cookie = sessionCookie(mock.world, openSession(mock.world, user));
  const value = cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '';
  await context.addCookies([{ name: cookieNames(mock.world).session, value, url: origin, httpOnly: true }]);
}

/** Runs a benchmark with a mock of this scenario, which serves the build in `dist`. */
export async function withBench<T>(
  scenario: string,
  run: (bench: BenchContext) => Promise<T>,
  dist = 'dist',
): Promise<T> {
  const mock = createProxy({ scenario });
  mock.world.settings.rateLimits = false;
  const server = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  const executablePath = browserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const { origin } = server;
  try {
    return await run({
      browser,
      mock,
      origin,
      async openPage({ username, ...conditions } = {}) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        if (username) await signIn(context, { mock, origin, username });
        const page = await context.newPage();
        await applyConditions(page, conditions);
        return page;
      },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Repeats a measurement, one run after the other. */
export async function repeatMeasurement(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure());
  return values;
}
