// What every test in the browser stands on: a mock proxy of its own, someone signed in, a clock that can be moved.
import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createTestClock, realTimeSource, type TestClock, type TimeSource } from '#fixtures/encoding/time-source.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { streamWaiter } from './wait-for-streams.ts';
import { labelViolations } from './label-violations.ts';
import { serve, type RunningServer } from '#serve/server.ts';
import { axeViolations } from './axe.ts';
import { shareContexts, type SharedContexts } from './shared-context.ts';
import { shareServer, type SharedServer } from './shared-server.ts';
import { test as base } from './page-errors.ts';

/** A clock whose hands are real until a test takes them. */
interface DrivableClock extends TimeSource {
  drive(time: TestClock): void;
}

function createClock(): DrivableClock {
  let time: TimeSource = realTimeSource;
  return {
    now: () => time.now(),
    after: (ms, run) => time.after(ms, run),
    every: (ms, run) => time.every(ms, run),
    drive(driven) {
      time = driven;
    },
  };
}

export interface Fixtures {
  /** Name of the world the proxy starts in. */
  scenario: string;
  /** Signed in before the first page, as this user; empty signs nobody in. */
  username: string;
  /** `18.x` for a newer proxy, whatever the scenario says; empty for the scenario's own. */
  line: '' | '18.x';
  mock: Proxy;
  /** A browser that has kept nothing of the build, for tests about parts of it that cannot be had. */
  cold: boolean;
  /** The folder of the build. */
  dist: string;
  origin: string;
  /** Where the mock's applications are: the one other origin that a page may go to. */
  apps: string;
  served: RunningServer;
  /** The time at which a driven clock begins, in epoch milliseconds. */
  begins: number;
  /** Moves the page's clock and the proxy's together, once a test asks for it. */
  time: { pass(hms: string): Promise<void>; sleep(hms: string): Promise<void>; now(): number };
  keptContract: void;
  clock: DrivableClock;
  /** What a context of this test is made with: Playwright's own sum of all options, which has no public name. */
  _combinedContextOptions: BrowserContextOptions;
}

interface WorkerFixtures {
  sharedServer: SharedServer;
  sharedContexts: SharedContexts;
}

const BUILD_FOLDER = 'dist';

const NOON_MS = Date.parse('2026-11-20T12:00:00Z');

/** Puts a session cookie into the browser, as a login would have. */
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
  begins: [NOON_MS, { option: true }],
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
  cold: [false, { option: true }],
  dist: BUILD_FOLDER,
  served: async ({ mock, dist, sharedServer }, use) => {
    if (dist === BUILD_FOLDER) {
      const hide = sharedServer.serveMock(mock);
      await use(sharedServer.served);
      hide();
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
    { browser, cold, sharedContexts, _combinedContextOptions: options, origin, apps, dist, mock, username },
    use,
  ) => {
    // Nor does another test come to the port of a build of its own.
    const isOwn = cold || dist !== BUILD_FOLDER;
    const context = isOwn
      ? await browser.newContext()
      : await sharedContexts.acquire(JSON.stringify(options), [origin, apps]);
    if (username) await signIn(context, { mock, origin, username });
    await use(context);
    await (isOwn ? context.close() : sharedContexts.release(context));
  },
  // The page that a shared context was wiped by has been nowhere yet.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  time: async ({ page, context, mock, origin, username, begins, clock: hands }, use) => {
    const driven = createTestClock(begins);
    hands.drive(driven);
    // Anyone who was signed in by the real clock is signed in again by this one: a bearer lasts ten minutes of its own time.
    for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
    if (username) await signIn(context, { mock, origin, username });
    await page.clock.install({ time: begins });
    const heard = streamWaiter(context, mock);
    const passAtProxy = async (hms: string) => {
      await heard();
      const [hours = 0, minutes = 0, seconds = 0] = hms.split(':').map(Number);
      driven.advance(((hours * 60 + minutes) * 60 + seconds) * 1000);
    };
    await use({
      now: () => driven.now(),
      async pass(hms) {
        await passAtProxy(hms);
        await page.clock.runFor(hms);
      },
      // What was due meanwhile comes once, as on a machine that wakes up.
      async sleep(hms) {
        await passAtProxy(hms);
        await page.clock.fastForward(hms);
      },
    });
  },
  origins: async ({ origin, apps }, use) => use([origin, apps]),
  keptContract: [
    async ({ mock }, use) => {
      await use();
      expect(mock.violations, 'the contract was broken').toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of WCAG 2.2 AA that axe can see, in what is shown just now; `colors` looks at no more than a theme changes. */
export async function expectAccessible(page: Page, description = 'what is shown', checks?: 'colors'): Promise<void> {
  expect(await axeViolations(page, checks), description).toEqual([]);
  if (checks === undefined) expect(await labelViolations(page), description).toEqual([]);
}

export { expect };
