// The Playwright fixtures of browser tests: a separate mock proxy, a signed-in user, and a controllable clock.
import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createTestClock, realTimeSource, type TestClock, type TimeSource } from '#fixtures/encoding/time-source.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { createStreamWaiter } from './wait-for-streams.ts';
import { labelViolations } from './label-violations.ts';
import { serve, type RunningServer } from '#serve/server.ts';
import { axeViolations } from './axe.ts';
import { shareContexts, type SharedContexts } from './shared-context.ts';
import { shareServer, type SharedServer } from './shared-server.ts';
import { test as base } from './page-errors.ts';

/** A clock that shows the real time until a test controls it. */
interface ControllableClock extends TimeSource {
  useTestClock(time: TestClock): void;
}

function createClock(): ControllableClock {
  let time: TimeSource = realTimeSource;
  return {
    now: () => time.now(),
    after: (ms, run) => time.after(ms, run),
    every: (ms, run) => time.every(ms, run),
    useTestClock(testClock) {
      time = testClock;
    },
  };
}

export interface Fixtures {
  /** The name of the mock proxy's scenario. */
  scenario: string;
  /** The user who is signed in before the first page. Empty for nobody. */
  username: string;
  /** `18.x` changes the scenario to this version. Empty keeps the scenario's version. */
  line: '' | '18.x';
  mock: Proxy;
  /** Uses a separate browser context with an empty cache, for example to test files that cannot be loaded. */
  hasColdCache: boolean;
  /** The folder of the build. */
  dist: string;
  origin: string;
  /** The origin of the simulated applications, the only other origin that pages may use. */
  apps: string;
  served: RunningServer;
  /** The time at which a controlled clock starts, in milliseconds since 1970. */
  startTimeMs: number;
  /** Controls the clocks of the page and of the mock together. Tests that do not use it run in real time. */
  time: { pass(hms: string): Promise<void>; sleep(hms: string): Promise<void>; now(): number };
  checkContractViolations: void;
  clock: ControllableClock;
  /** The options of this test's browser context. Internal to Playwright, which has no public fixture for them. */
  _combinedContextOptions: BrowserContextOptions;
}

interface WorkerFixtures {
  sharedServer: SharedServer;
  sharedContexts: SharedContexts;
}

const BUILD_FOLDER = 'dist';

const NOON_MS = Date.parse('2026-11-20T12:00:00Z');

/** Signs a user in by adding a session cookie to the browser. */
export async function signIn(
  context: BrowserContext,
  { mock, origin, username }: { mock: Proxy; origin: string; username: string },
) {
  const user = mock.world.db.user.get(username);
  if (!user) throw new Error(`nobody is called ${username} in this world`);
  const cookie = sessionCookie(mock.world, openSession(mock.world, user));
  const value = cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '';
  await context.addCookies([{ name: cookieNames(mock.world).session, value, url: origin, httpOnly: true }]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, use) => {
      const shared = await shareServer(BUILD_FOLDER);
      await use(shared);
      await shared.served.close();
    },
    { scope: 'worker' },
  ],
  sharedContexts: [async ({ browser }, use) => use(shareContexts(browser)), { scope: 'worker' }],
  scenario: ['two servers', { option: true }],
  username: ['alice', { option: true }],
  startTimeMs: [NOON_MS, { option: true }],
  clock: async ({}, use) => use(createClock()),
  line: ['', { option: true }],
  mock: async ({ scenario, line, clock: time }, use, info) => {
    const mock = createProxy({ scenario, time, check: contractCheck });
    const { settings } = mock.world;
    if (line === '18.x') {
      info.skip(settings.dialect === 18, 'it is behind a newer proxy already');
      Object.assign(settings, { dialect: 18, version: '18.3.0' });
    }
    await use(mock);
  },
  hasColdCache: [false, { option: true }],
  dist: BUILD_FOLDER,
  served: async ({ mock, dist, sharedServer }, use) => {
    if (dist === BUILD_FOLDER) {
      const removeMock = sharedServer.serveMock(mock);
      await use(sharedServer.served);
      removeMock();
      return;
    }
    const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
    await use(served);
    await served.close();
  },
  origin: async ({ served }, use) => use(served.origin),
  apps: async ({ served }, use) => use(served.apps ?? ''),
  baseURL: async ({ origin }, use) => use(origin),
  context: async (
    {
      browser,
      hasColdCache,
      sharedContexts,
      _combinedContextOptions: contextOptions,
      origin,
      apps,
      dist,
      mock,
      username,
    },
    use,
  ) => {
    // A modified build has a separate server, so its context cannot be shared either.
    const isSeparate = hasColdCache || dist !== BUILD_FOLDER;
    const context = isSeparate
      ? await browser.newContext()
      : await sharedContexts.acquire(JSON.stringify(contextOptions), [origin, apps]);
    if (username) await signIn(context, { mock, origin, username });
    await use(context);
    await (isSeparate ? context.close() : sharedContexts.release(context));
  },
  // A reused context already has an unused page, from which its data was cleared.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  time: async ({ page, context, mock, origin, username, startTimeMs, clock: controllableClock }, use) => {
    const testClock = createTestClock(startTimeMs);
    controllableClock.useTestClock(testClock);
    // The user signs in again at the time of the test clock, because bearer tokens are valid for ten minutes.
    for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
    if (username) await signIn(context, { mock, origin, username });
    await page.clock.install({ time: startTimeMs });
    const waitForStreams = createStreamWaiter(context, mock);
    const passAtProxy = async (hms: string) => {
      await waitForStreams();
      const [hours = 0, minutes = 0, seconds = 0] = hms.split(':').map(Number);
      testClock.advance(((hours * 60 + minutes) * 60 + seconds) * 1000);
    };
    await use({
      now: () => testClock.now(),
      async pass(hms) {
        await passAtProxy(hms);
        await page.clock.runFor(hms);
      },
      // Repeated timers run only once for the skipped time, as on a computer that wakes up from sleep.
      async sleep(hms) {
        await passAtProxy(hms);
        await page.clock.fastForward(hms);
      },
    });
  },
  origins: async ({ origin, apps }, use) => use([origin, apps]),
  checkContractViolations: [
    async ({ mock }, use) => {
      await use();
      expect(mock.violations, 'the contract was broken').toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that axe finds no accessibility problem on the current page. `colors` checks only what a theme changes. */
export async function expectAccessible(page: Page, description = 'what is shown', checks?: 'colors'): Promise<void> {
  expect(await axeViolations(page, checks), description).toEqual([]);
  if (checks === undefined) expect(await labelViolations(page), description).toEqual([]);
}

export { expect };
