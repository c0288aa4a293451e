import type { Page } from '@playwright/test';
import type { LiveDesktop } from '#fixtures/sockets/desktop/live.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { arrive, bar, button, clickAt, connected, DESKTOPS, ended, keys, live, open, screen } from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

const STATUS = 'GET /v1/webapi/user/status';

const again = (page: Page) => button(page, 'Connect again');

/** The page says so, and leads back into the session. */
async function endsAs(page: Page, title: string, why: string): Promise<void> {
  await expect(ended(page)).toContainText(title);
  await expect(ended(page)).toContainText(why);
  await expect(bar(page)).toContainText(title);
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(screen(page)).toBeFocused();
}

type End = readonly [what: string, end: (desktop: LiveDesktop) => void, title: string, why: string];

const ENDS: readonly End[] = [
  [
    'an end that the proxy gives a reason for',
    (desktop) => desktop.notify('your certificate has expired', 2),
    'The session was ended',
    'Proxy: your certificate has expired',
  ],
  [
    'an end of someone who was locked',
    (desktop) => desktop.refuse('lock targeting User:"alice" is in force: under investigation'),
    'The session was ended',
    'Proxy: lock targeting User:"alice" is in force: under investigation',
  ],
  [
    'a cut without a word',
    (desktop) => desktop.drop(),
    'Connection to the desktop lost',
    'The connection broke off without a reason. What was open on the desktop stays open.',
  ],
];

for (const line of ['', ', 18.x'])
  test.describe(`a desktop${line}`, () => {
    test.use({ scenario: `a windows desktop${line}` });

    for (const [what, end, title, why] of ENDS)
      // docs/behaviour.md#live-desktops "is not begun again by itself"
      test(`${what} is said, and Connect again connects`, async ({ page, mock }) => {
        await open(page);
        end(live(mock));
        await endsAs(page, title, why);
      });

    test('Disconnect ends it, what was open stays open, and one can connect again', async ({ page, mock }) => {
      await open(page);
      await page.keyboard.type('kept');
      await expect.poll(() => live(mock).desktop.notepad()).toBe('kept');
      await button(page, 'Disconnect').click();
      await expect(ended(page)).toContainText('Disconnected from the desktop');
      await expect.poll(() => mock.world.desktops.all()).toEqual([]);
      await expectAccessible(page);
      await endsAs(page, 'Disconnected from the desktop', 'What was open on the desktop stays open');
      expect(live(mock).desktop.notepad()).toBe('kept');
    });
  });

test('signing out of Windows ends it in the desktop’s words', async ({ page, mock }) => {
  await open(page);
  await clickAt(page, mock, 'Start');
  await clickAt(page, mock, 'menu Sign out');
  await expect(ended(page)).toContainText('Proxy: The Windows Desktop disconnected: the user signed out there');
  await endsAs(page, 'The desktop ended the session', 'the user signed out there');
});

test('words of ill intent are shown as text', async ({ page, mock }) => {
  await open(page);
  live(mock).refuse(`${'<img src=x onerror="alert(1)"> \u202etxt.exe '.repeat(7)}\nsecond line`);
  await expect(ended(page)).toContainText('<img src=x onerror="alert(1)"> U+202Etxt.exe');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(again(page)).toBeInViewport();
  await expectAccessible(page);
});

test('a network that is cut ends it, and Go to desktops leads to the list', async ({ page, mock }) => {
  await open(page);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection to the desktop lost');
  await page.getByRole('link', { name: 'Go to desktops' }).click();
  await expect(page).toHaveURL(DESKTOPS);
});

test('a proxy that is gone with the network is said, and once it is back Connect again connects', async ({
  page,
  mock,
}) => {
  await open(page);
  mock.world.fault(STATUS, { cut: true });
  mock.world.cutStreams();
  await expect(ended(page)).toContainText("The proxy can't be reached");
  await expect(ended(page)).toContainText('Check your network, then connect again.');
  await expectAccessible(page);
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
});

test('the bar says while there is no network', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await expect(bar(page)).toContainText('No network');
  await context.setOffline(false);
  await expect(connected(page)).toBeVisible();
});

// docs/behaviour.md#live-desktops "is found out by another call"
test('a proxy that fails after a cut says why', async ({ page, mock }) => {
  await open(page);
  mock.world.fault(STATUS, { status: 500, message: 'the database is asleep' });
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('The session was ended');
  await expect(ended(page)).toContainText('Proxy: the database is asleep');
});

test('a session that the proxy has forgotten is told to be signed out', async ({ page, mock }) => {
  await open(page);
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('You were signed out');
});

test('signing out in another tab ends the desktop', async ({ page, context, mock }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(DESKTOPS);
  await other.getByRole('button', { name: 'Account of alice' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => mock.world.desktops.all()).toEqual([]);
  await expect(screen(page)).toBeHidden();
});

test('what an ended desktop is sent by keys and mouse goes nowhere', async ({ page, mock }) => {
  await open(page);
  const before = live(mock);
  before.drop();
  await expect(ended(page)).toBeVisible();
  const { length } = before.received();
  await page.mouse.click(300, 500);
  await page.keyboard.type('x');
  expect(before.received()).toHaveLength(length);
});

for (const line of ['', ', 18.x']) {
  const REFUSED = [
    [`a windows desktop without an agent${line}`, 'cannot connect to the desktop service of alpha: no agent answers'],
    [`a windows desktop that refuses logins${line}`, 'the desktop alpha refused Administrator'],
  ] as const;
  for (const [scenario, words] of REFUSED)
    test.describe(`in “${scenario}”`, () => {
      test.use({ scenario });

      test('the proxy’s reason is shown, and Connect again tries again', async ({ page, mock }) => {
        await arrive(page);
        await expect(ended(page)).toContainText(`Proxy: ${words}`);
        await expectAccessible(page);
        Object.assign(mock.world.settings.desktop, { agents: 'up', logins: 'taken' });
        await again(page).click();
        await expect(connected(page)).toBeVisible();
      });
    });

  test.describe(`a desktop that nobody uses${line}`, () => {
    test.use({ scenario: `an idle windows desktop${line}` });

    test('is ended after a while, and input puts that off', async ({ page, mock, time }) => {
      await open(page);
      await time.pass('00:04:00');
      await page.keyboard.press('a');
      await expect.poll(() => keys(mock)).toEqual(['+1e', '-1e']);
      await time.pass('00:03:00');
      await expect(connected(page)).toBeVisible();
      await time.pass('00:02:10');
      await endsAs(page, 'The session was ended', 'Proxy: the session was ended: nobody used it for too long');
    });
  });
}

test('a login that the roles do not grant is refused in the words of the proxy', async ({ page }) => {
  await arrive(page, `${DESKTOPS}/alpha/guest`);
  await expect(ended(page)).toContainText('Proxy: access denied to guest on desktop alpha');
});

test('a proxy that refuses the connection is said to', async ({ page, mock }) => {
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  await arrive(page);
  await expect(ended(page)).toContainText("Couldn't connect to the desktop");
  mock.world.streamFault = undefined;
  await again(page).click();
  await expect(connected(page)).toBeVisible();
});

test('a desktop that is not there is told in the words of the proxy', async ({ page }) => {
  await arrive(page, `${DESKTOPS}/gamma/Administrator`);
  await expect(page.getByRole('heading', { name: "Couldn't check the desktop" })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('gamma');
});

test('leaving a live desktop warns first, and one that has ended is left at once', async ({ page, mock }) => {
  await open(page);
  await page.mouse.click(300, 300);
  const warned = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await expect(connected(page)).toBeVisible();
  live(mock).drop();
  await expect(ended(page)).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('who connects a second time is asked, and takes the desktop over', async ({ page, context, mock }) => {
  await open(page);
  const second = await context.newPage();
  await arrive(second);
  await expect(second.getByRole('heading', { name: 'alpha is in use' })).toBeVisible();
  await expect(connected(page)).toBeVisible();
  await button(second, 'Connect anyway').click();
  await expect(connected(second)).toBeVisible();
  await expect(ended(page)).toContainText('the session was taken over by another connection');
  expect(mock.world.desktops.all()).toHaveLength(1);
});
