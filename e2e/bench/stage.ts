import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { serve } from '#serve/server.ts';

/** A served mock and a browser, for as long as `play` takes. */
export interface Stage {
  browser: Browser;
  mock: Proxy;
  origin: string;
  /** A fresh context, signed in as this user where one is named. */
  open(options?: { as?: string } & Conditions): Promise<Page>;
}

/** What a browser has to make do with. */
export interface Conditions {
  /** Divides the CPU's speed. */
  slower?: number;
  network?: { mbit: number; latencyMs: number };
}

async function worsen(page: Page, { slower, network }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
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

export async function signIn(
  context: Pick<BrowserContext, 'addCookies'>,
  { mock, origin, as }: { mock: Proxy; origin: string; as: string },
) {
  const user = mock.world.db.user.get(as);
  if (!user) throw new Error(`nobody is called ${as} here`);
  const cookie = sessionCookie(mock.world, openSession(mock.world, user));
  const value = cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '';
  await context.addCookies([{ name: cookieNames(mock.world).session, value, url: origin, httpOnly: true }]);
}

export async function onStage<T>(scenario: string, play: (stage: Stage) => Promise<T>, dist = 'dist'): Promise<T> {
  const mock = createProxy({ scenario });
  mock.world.settings.rateLimits = false;
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  const executablePath = browserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const { origin } = served;
  try {
    return await play({
      browser,
      mock,
      origin,
      async open({ as, ...conditions } = {}) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        if (as) await signIn(context, { mock, origin, as });
        const page = await context.newPage();
        await worsen(page, conditions);
        return page;
      },
    });
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Takes a value several times, one after another. */
export async function repeated(times: number, take: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await take());
  return values;
}
