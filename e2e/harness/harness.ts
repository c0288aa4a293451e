// What every test in the browser stands on: a mock proxy of its own, someone signed in, a clock that can be moved.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { check } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { drivenTime, realTime, type DrivenTime, type Time } from '#fixtures/encoding/time.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { misnamed } from './misnamed.ts';
import { serve, type Served } from '#serve/server.ts';
import { violations } from './axe.ts';
import { test as base } from './watch.ts';

/** A clock whose hands are real until a test takes them. */
interface Clock extends Time {
  drive(time: DrivenTime): void;
}

function clock(): Clock {
  let time: Time = realTime;
  return {
    now: () => time.now(),
    after: (ms, run) => time.after(ms, run),
    every: (ms, run) => time.every(ms, run),
    drive(driven) {
      time = driven;
    },
  };
}

interface Fixtures {
  /** Name of the world the proxy starts in. */
  scenario: string;
  /** Signed in before the first page, as this user; empty signs nobody in. */
  as: string;
  mock: Proxy;
  /** The folder of the build. */
  dist: string;
  origin: string;
  /** Where the mock's applications are: the one other origin that a page may go to. */
  apps: string;
  served: Served;
  /** Moves the page's clock and the proxy's together, once a test asks for it. */
  time: { pass(hms: string): Promise<void>; sleep(hms: string): Promise<void>; now(): number };
  keptContract: void;
  clock: Clock;
}

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** Puts a session cookie into the browser, as a login would have. */
export async function signIn(
  context: BrowserContext,
  { mock, origin, as }: { mock: Proxy; origin: string; as: string },
) {
  const user = mock.world.db.user.get(as);
  if (!user) throw new Error(`nobody is called ${as} in this world`);
  const cookie = sessionCookie(mock.world, openSession(mock.world, user));
  const value = cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '';
  await context.addCookies([{ name: cookieNames(mock.world).session, value, url: origin, httpOnly: true }]);
}

export const test = base.extend<Fixtures>({
  scenario: ['two servers', { option: true }],
  as: ['alice', { option: true }],
  clock: async ({}, use) => use(clock()),
  mock: async ({ scenario, clock: time }, use) => use(createProxy({ scenario, time, check })),
  dist: 'dist',
  served: async ({ mock, dist }, use) => {
    const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
    await use(served);
    await served.close();
  },
  origin: async ({ served }, use) => use(served.origin),
  apps: async ({ served }, use) => use(served.apps ?? ''),
  baseURL: async ({ origin }, use) => use(origin),
  context: async ({ context, mock, origin, as }, use) => {
    if (as) await signIn(context, { mock, origin, as });
    await use(context);
  },
  time: async ({ page, context, mock, origin, as, clock: hands }, use) => {
    const driven = drivenTime(NOON);
    hands.drive(driven);
    // Whoever was signed in by the real clock is signed in anew by this one: a bearer lasts ten minutes of its own time.
    for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
    if (as) await signIn(context, { mock, origin, as });
    await page.clock.install({ time: NOON });
    const passAtProxy = (hms: string) => {
      const [hours = 0, minutes = 0, seconds = 0] = hms.split(':').map(Number);
      driven.pass(((hours * 60 + minutes) * 60 + seconds) * 1000);
    };
    await use({
      now: () => driven.now(),
      async pass(hms) {
        passAtProxy(hms);
        await page.clock.runFor(hms);
      },
      // What was due meanwhile comes once, as on a machine that wakes up.
      async sleep(hms) {
        passAtProxy(hms);
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
export async function expectAccessible(page: Page, says = 'what is shown', wanted?: 'colors'): Promise<void> {
  expect(await violations(page, wanted), says).toEqual([]);
  if (wanted === undefined) expect(await misnamed(page), says).toEqual([]);
}

export { expect };
