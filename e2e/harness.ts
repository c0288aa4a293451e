// What every test in the browser stands on: a mock proxy of its own, a page that tells on itself, a clock that can be moved.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { check } from '#fixtures/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy.ts';
import { drivenTime, realTime, type DrivenTime, type Time } from '#fixtures/time.ts';
import { cookieNames, openSession, sessionCookie } from '#fixtures/web-sessions.ts';
import { misnamed } from './misnamed.ts';
import { serve, type Served } from '#serve/server.ts';

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
  /** What the page may say in its console in this test, beside refused requests. */
  said: RegExp[];
  mock: Proxy;
  origin: string;
  /** Where the mock's applications are: the one other origin that a page may go to. */
  apps: string;
  served: Served;
  /** Moves the page's clock and the proxy's together, once a test asks for it. */
  time: { pass(hms: string): Promise<void>; sleep(hms: string): Promise<void>; now(): number };
  tell: void;
  clock: Clock;
}

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** The browser logs every refused call and every cut socket by itself; those are part of a world. */
const ORDINARY = [/^Failed to load resource/, /WebSocket connection to .* failed/];

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

/** Collects whatever a page should never do: errors in its console, unhandled rejections, calls to other origins. */
function watch(page: Page, origins: readonly string[], said: RegExp[]): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (![...ORDINARY, ...said].some((pattern) => pattern.test(message.text())))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const own = origins.some((origin) => url.startsWith(origin)) || url.startsWith('data:') || url.startsWith('blob:');
    if (!own) faults.push(`a request to ${url}`);
  });
  return faults;
}

export const test = base.extend<Fixtures>({
  scenario: ['two servers', { option: true }],
  as: ['alice', { option: true }],
  said: [[], { option: true }],
  clock: async ({}, use) => use(clock()),
  mock: async ({ scenario, clock: time }, use) => use(createProxy({ scenario, time, check })),
  served: async ({ mock }, use) => {
    const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock } });
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
  tell: [
    async ({ page, origin, apps, mock, said }, use) => {
      const faults = watch(page, [origin, apps], said);
      await use();
      expect(faults, 'the page did what it should not').toEqual([]);
      expect(mock.violations, 'the contract was broken').toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of WCAG 2.2 AA that axe can see, in the theme that is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // The menu library's guards, which keep the focus inside; they hold nothing and cannot be turned off.
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(told).toEqual([]);
  expect(await misnamed(page)).toEqual([]);
}

export { expect };
