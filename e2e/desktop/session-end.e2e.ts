// Tests how a desktop session ends, what the page shows then, and how the user connects again.
import type { Page } from '@playwright/test';
import type { LiveDesktop } from '#fixtures/sockets/desktop/live-desktops.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  openAndConfirm,
  statusLine,
  button,
  clickAt,
  connected,
  DESKTOPS_PATH,
  endAlert,
  receivedKeys,
  liveDesktop,
  openDesktop,
  screen,
} from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

const GET_STATUS = 'GET /v1/webapi/user/status';

const connectAgainButton = (page: Page) => button(page, 'Connect again');

/** Expects the alert with its title and reason, and that Enter on Connect again reconnects. */
async function expectEnd(page: Page, title: string, reason: string): Promise<void> {
  await expect(endAlert(page)).toContainText(title);
  await expect(endAlert(page)).toContainText(reason);
  await expect(statusLine(page)).toContainText(title);
  await expect(connectAgainButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(screen(page)).toBeFocused();
}

type SessionEndCase = readonly [name: string, end: (desktop: LiveDesktop) => void, title: string, reason: string];

const SESSION_END_CASES: readonly SessionEndCase[] = [
  [
    'an end with a reason from the proxy',
    (desktop) => desktop.notify('your certificate has expired', 2),
    'The session was ended',
    'Proxy: your certificate has expired',
  ],
  [
    'an end by a lock',
    (desktop) => desktop.refuse('lock targeting User:"alice" is in force: under investigation'),
    'The session was ended',
    'Proxy: lock targeting User:"alice" is in force: under investigation',
  ],
  [
    'a dropped connection',
    (desktop) => desktop.drop(),
    'Connection to the desktop lost',
    'The connection was cut. What was open on the desktop stays open.',
  ],
];

for (const versionSuffix of ['', ', 18.x'])
  test.describe(`a desktop${versionSuffix}`, () => {
    test.use({ scenario: `a windows desktop${versionSuffix}` });

    // docs/behaviour.md#live-desktops "The console doesn't restart an ended"
    test(
      'shows why its session ended, and connects again only when the user requests it',
      { tag: versionSuffix === '' ? '@gate' : [] },
      async ({ page, mock }) => {
        await openDesktop(page);
        for (const [caseName, endSession, title, reason] of SESSION_END_CASES)
          await test.step(caseName, async () => {
            endSession(liveDesktop(mock));
            await expectEnd(page, title, reason);
            await expect.poll(() => mock.world.desktops.all().length).toBe(1);
          });
        await page.keyboard.type('kept');
        await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('kept');
        await button(page, 'Disconnect').click();
        await expect(endAlert(page)).toContainText('Disconnected from the desktop');
        await expect.poll(() => mock.world.desktops.all()).toEqual([]);
        await expectAccessible(page);
        await expectEnd(page, 'Disconnected from the desktop', 'What was open on the desktop stays open');
        expect(liveDesktop(mock).desktop.notepadText()).toBe('kept');
      },
    );
  });

test('signing out of Windows ends the session with the message of the desktop', async ({ page, mock }) => {
  await openDesktop(page);
  await clickAt(page, mock, 'Start');
  await clickAt(page, mock, 'menu Sign out');
  await expect(endAlert(page)).toContainText('Proxy: The Windows Desktop disconnected: the user signed out');
  await expectEnd(page, 'The desktop ended the session', 'the user signed out');
});

test('HTML and control characters in messages are shown as text', { tag: '@gate' }, async ({ page, mock }) => {
  await openDesktop(page);
  liveDesktop(mock).refuse(`${'<img src=x onerror="alert(1)"> \u202etxt.exe '.repeat(7)}\nsecond line`);
  await expect(endAlert(page)).toContainText('<img src=x onerror="alert(1)"> U+202Etxt.exe');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(connectAgainButton(page)).toBeInViewport();
  await expectAccessible(page);
});

// docs/behaviour.md#live-desktops "Another request finds out whether"
test('after a lost connection, the page shows whether the network, the proxy or the desktop failed', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  mock.world.fault(GET_STATUS, { cut: true });
  mock.world.cutStreams();
  await expect(endAlert(page)).toContainText('Check your network, then connect again.');
  await expectAccessible(page);
  await expectEnd(page, "The proxy can't be reached", 'Check your network');
  mock.world.fault(GET_STATUS, { status: 502, message: 'bad gateway' });
  liveDesktop(mock).refuse('read tcp 10.0.0.1:3028: use of closed network connection');
  await expectEnd(page, "The proxy can't be reached", 'Check your network');
  mock.world.fault(GET_STATUS, { status: 500, message: 'the database is asleep' });
  mock.world.cutStreams();
  await expectEnd(page, 'The session was ended', 'Proxy: the database is asleep');
  mock.world.faults.clear();
  mock.world.cutStreams();
  await expect(endAlert(page)).toContainText('Connection to the desktop lost');
  await page.getByRole('link', { name: 'Go to desktops' }).click();
  await expect(page).toHaveURL(DESKTOPS_PATH);
});

test('the line below the desktop shows when the browser has no network', async ({ page, context }) => {
  await openDesktop(page);
  await context.setOffline(true);
  await expect(statusLine(page)).toContainText('No network');
  await context.setOffline(false);
  await expect(connected(page)).toBeVisible();
});

test(
  'a deleted web session ends the desktop and says that the user was signed out',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
    mock.world.cutStreams();
    await expect(endAlert(page)).toContainText('You were signed out');
  },
);

test('signing out in another tab ends the desktop', { tag: '@gate' }, async ({ page, context, mock }) => {
  await openDesktop(page);
  const otherTab = await context.newPage();
  await otherTab.goto(DESKTOPS_PATH);
  await otherTab.getByRole('button', { name: 'Account of alice' }).click();
  await otherTab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => mock.world.desktops.all()).toEqual([]);
  await expect(screen(page)).toBeHidden();
});

test.describe('a desktop that refuses the connection', () => {
  test.use({ scenario: 'a windows desktop without an agent, 18.x' });

  test('shows the reason of the proxy, and Connect again retries', async ({ page, mock }) => {
    await openAndConfirm(page);
    await expect(endAlert(page)).toContainText(
      'Proxy: cannot connect to the desktop service of alpha: no agent answers',
    );
    await expectAccessible(page);
    Object.assign(mock.world.settings.desktop, { agents: 'up', logins: 'refused' });
    await connectAgainButton(page).click();
    await expect(endAlert(page)).toContainText('Proxy: the desktop alpha refused Administrator');
    mock.world.settings.desktop.logins = 'taken';
    await connectAgainButton(page).click();
    await expect(connected(page)).toBeVisible();
  });
});

test.describe('an idle desktop', () => {
  test.use({ scenario: 'an idle windows desktop' });

  test('is disconnected after five minutes without input', { tag: '@gate' }, async ({ page, mock, time }) => {
    await openDesktop(page);
    await time.pass('00:04:00');
    await page.keyboard.press('a');
    await expect.poll(() => receivedKeys(mock)).toEqual(['+1e', '-1e']);
    await time.pass('00:03:00');
    await expect(connected(page)).toBeVisible();
    await time.pass('00:02:10');
    await expectEnd(page, 'The session was ended', 'Proxy: the session was ended: idle for too long');
  });
});

// docs/behaviour.md#streams "The pane shows the code and the text", "Without a close frame, the pane says"
test(
  'an unknown desktop, a refused connection, an oversized message and a closed connection are reported',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openAndConfirm(page, `${DESKTOPS_PATH}/gamma/Administrator`);
    await expect(page.getByRole('heading', { name: "Couldn't check the desktop" })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('gamma');
    mock.world.streamFault = { refused: 403, message: 'access denied' };
    await openAndConfirm(page);
    await expect(endAlert(page)).toContainText("Couldn't connect to the desktop");
    await expect(endAlert(page)).toContainText("The proxy refused the connection. Browsers don't show the reason.");
    for (const [step, reason] of [
      [
        { close: 1011, reason: 'agent lost' },
        'The proxy closed the connection with code 1011 and this text: agent lost',
      ],
      [{ text: 'x'.repeat(20_000_000) }, 'The proxy sent a message of 20.0 MB, which is larger than any valid one'],
      ['drop', 'The connection was cut.'],
    ] as const) {
      mock.world.streamFault = { steps: [step] };
      await connectAgainButton(page).click();
      await expect(endAlert(page)).toContainText(reason);
    }
    mock.world.streamFault = undefined;
    await connectAgainButton(page).click();
    await expect(connected(page)).toBeVisible();
  },
);

test(
  'closing the page asks for confirmation only while the desktop is live, and an ended desktop ignores input',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await page.mouse.click(300, 300);
    const warningShown = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await warningShown;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(connected(page)).toBeVisible();
    const endedDesktop = liveDesktop(mock);
    endedDesktop.drop();
    await expect(endAlert(page)).toBeVisible();
    const { length } = endedDesktop.received();
    await page.mouse.click(300, 500);
    await page.keyboard.type('x');
    expect(endedDesktop.received()).toHaveLength(length);
    const pageClosed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await pageClosed;
  },
);

test(
  'connecting a second time asks for confirmation and takes over the desktop',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await openDesktop(page);
    const secondTab = await context.newPage();
    await openAndConfirm(secondTab);
    await expect(secondTab.getByRole('heading', { name: 'alpha is in use' })).toBeVisible();
    await expect(connected(page)).toBeVisible();
    await button(secondTab, 'Connect anyway').click();
    await expect(connected(secondTab)).toBeVisible();
    await expect(endAlert(page)).toContainText('the session was taken over by another connection');
    expect(mock.world.desktops.all()).toHaveLength(1);
  },
);
