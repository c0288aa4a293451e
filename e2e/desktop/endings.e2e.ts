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
    'The connection was cut. What was open on the desktop stays open.',
  ],
];

for (const line of ['', ', 18.x'])
  test.describe(`a desktop${line}`, () => {
    test.use({ scenario: `a windows desktop${line}` });

    // docs/behaviour.md#live-desktops "The console doesn't restart an ended"
    test(
      'shows why it ended and connects again only on request',
      { tag: line === '' ? '@gate' : [] },
      async ({ page, mock }) => {
        await open(page);
        for (const [what, end, title, why] of ENDS)
          await test.step(what, async () => {
            end(live(mock));
            await endsAs(page, title, why);
            await expect.poll(() => mock.world.desktops.all().length).toBe(1);
          });
        await page.keyboard.type('kept');
        await expect.poll(() => live(mock).desktop.notepad()).toBe('kept');
        await button(page, 'Disconnect').click();
        await expect(ended(page)).toContainText('Disconnected from the desktop');
        await expect.poll(() => mock.world.desktops.all()).toEqual([]);
        await expectAccessible(page);
        await endsAs(page, 'Disconnected from the desktop', 'What was open on the desktop stays open');
        expect(live(mock).desktop.notepad()).toBe('kept');
      },
    );
  });

test('signing out of Windows ends it in the desktop’s words', async ({ page, mock }) => {
  await open(page);
  await clickAt(page, mock, 'Start');
  await clickAt(page, mock, 'menu Sign out');
  await expect(ended(page)).toContainText('Proxy: The Windows Desktop disconnected: the user signed out there');
  await endsAs(page, 'The desktop ended the session', 'the user signed out there');
});

test('words of ill intent are shown as text', { tag: '@gate' }, async ({ page, mock }) => {
  await open(page);
  live(mock).refuse(`${'<img src=x onerror="alert(1)"> \u202etxt.exe '.repeat(7)}\nsecond line`);
  await expect(ended(page)).toContainText('<img src=x onerror="alert(1)"> U+202Etxt.exe');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(again(page)).toBeInViewport();
  await expectAccessible(page);
});

// docs/behaviour.md#live-desktops "Another request finds out whether"
test('a cut connection shows whether the network, the proxy or the desktop failed', async ({ page, mock }) => {
  await open(page);
  mock.world.fault(STATUS, { cut: true });
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Check your network, then connect again.');
  await expectAccessible(page);
  await endsAs(page, "The proxy can't be reached", 'Check your network');
  mock.world.fault(STATUS, { status: 502, message: 'bad gateway' });
  live(mock).refuse('read tcp 10.0.0.1:3028: use of closed network connection');
  await endsAs(page, "The proxy can't be reached", 'Check your network');
  mock.world.fault(STATUS, { status: 500, message: 'the database is asleep' });
  mock.world.cutStreams();
  await endsAs(page, 'The session was ended', 'Proxy: the database is asleep');
  mock.world.faults.clear();
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('Connection to the desktop lost');
  await page.getByRole('link', { name: 'Go to desktops' }).click();
  await expect(page).toHaveURL(DESKTOPS);
});

test('the bar says while there is no network', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await expect(bar(page)).toContainText('No network');
  await context.setOffline(false);
  await expect(connected(page)).toBeVisible();
});

test('a session that the proxy has forgotten is told to be signed out', { tag: '@gate' }, async ({ page, mock }) => {
  await open(page);
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  mock.world.cutStreams();
  await expect(ended(page)).toContainText('You were signed out');
});

test('signing out in another tab ends the desktop', { tag: '@gate' }, async ({ page, context, mock }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(DESKTOPS);
  await other.getByRole('button', { name: 'Account of alice' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => mock.world.desktops.all()).toEqual([]);
  await expect(screen(page)).toBeHidden();
});

test.describe('a desktop that refuses the connection', () => {
  test.use({ scenario: 'a windows desktop without an agent, 18.x' });

  test('shows the reason of the proxy, and Connect again tries again', async ({ page, mock }) => {
    await arrive(page);
    await expect(ended(page)).toContainText('Proxy: cannot connect to the desktop service of alpha: no agent answers');
    await expectAccessible(page);
    Object.assign(mock.world.settings.desktop, { agents: 'up', logins: 'refused' });
    await again(page).click();
    await expect(ended(page)).toContainText('Proxy: the desktop alpha refused Administrator');
    mock.world.settings.desktop.logins = 'taken';
    await again(page).click();
    await expect(connected(page)).toBeVisible();
  });
});

test.describe('a desktop that nobody uses', () => {
  test.use({ scenario: 'an idle windows desktop' });

  test('is ended after a while, and input puts that off', { tag: '@gate' }, async ({ page, mock, time }) => {
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

// docs/behaviour.md#streams "The pane shows the code and the text", "Without a close frame, the pane says"
test('an unknown desktop and a refused connection are shown as failures', { tag: '@gate' }, async ({ page, mock }) => {
  await arrive(page, `${DESKTOPS}/gamma/Administrator`);
  await expect(page.getByRole('heading', { name: "Couldn't check the desktop" })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('gamma');
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  await arrive(page);
  await expect(ended(page)).toContainText("Couldn't connect to the desktop");
  await expect(ended(page)).toContainText("The proxy refused the connection. Browsers don't show the reason.");
  for (const [step, why] of [
    [{ close: 1011, reason: 'agent lost' }, 'The proxy closed the connection with code 1011 and this text: agent lost'],
    [{ text: 'x'.repeat(20_000_000) }, 'The proxy sent a message of 20.0 MB, which is larger than any valid one'],
    ['drop', 'The connection was cut.'],
  ] as const) {
    mock.world.streamFault = { steps: [step] };
    await again(page).click();
    await expect(ended(page)).toContainText(why);
  }
  mock.world.streamFault = undefined;
  await again(page).click();
  await expect(connected(page)).toBeVisible();
});

test(
  'leaving a live desktop warns first, and an ended one takes no input and closes without a question',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await open(page);
    await page.mouse.click(300, 300);
    const warned = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(connected(page)).toBeVisible();
    const before = live(mock);
    before.drop();
    await expect(ended(page)).toBeVisible();
    const { length } = before.received();
    await page.mouse.click(300, 500);
    await page.keyboard.type('x');
    expect(before.received()).toHaveLength(length);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
);

test(
  'who connects a second time is asked, and takes the desktop over',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await open(page);
    const second = await context.newPage();
    await arrive(second);
    await expect(second.getByRole('heading', { name: 'alpha is in use' })).toBeVisible();
    await expect(connected(page)).toBeVisible();
    await button(second, 'Connect anyway').click();
    await expect(connected(second)).toBeVisible();
    await expect(ended(page)).toContainText('the session was taken over by another connection');
    expect(mock.world.desktops.all()).toHaveLength(1);
  },
);
