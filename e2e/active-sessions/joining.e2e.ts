import { expect } from '#e2e/harness/harness.ts';
import {
  sessionAddress,
  connected,
  expectTerminalFocus,
  joinSession,
  terminalRow,
  terminal,
  test,
} from './join-session.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { SESSIONS_PATH, sessionNames } from './session-list.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import { bothVersions } from '#e2e/harness/proxy-versions.ts';

test.use({ scenario: 'people and servers' });

const UNKNOWN_SESSION = '/web/cluster/one.example.com/console/session/00000000-0000-4000-8000-000000000000?mode=peer';
const SESSION_ENDED_MESSAGE = "This session has ended, or you don't have access to it.";

for (const [version, scenario] of bothVersions('people and servers'))
  test.describe(`behind a proxy of ${version}`, () => {
    test.use({ scenario });

    test('two peers can type, and each sees the text of both', { tag: '@gate' }, async ({ page, bob, mock }) => {
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await bob.keyboard.type('echo from-bob\n');
      await expect(terminalRow(bob, /^from-bob/)).toBeVisible();
      await joinSession(page, sessionAddress(mock, 'peer'));
      await expect(page.getByRole('heading', { name: 'deploy@web-01' })).toBeVisible();
      await expect(terminalRow(page, /^from-bob/)).toBeVisible();
      await expectTerminalFocus(page);
      await page.keyboard.type('echo from-alice\n');
      await expect(terminalRow(page, /^from-alice/)).toBeVisible();
      await expect(terminalRow(bob, /^from-alice/)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
      await expect(page.getByText('Participants: bob, alice')).toBeVisible();
      await expect(bob.getByText('Participants: bob, alice')).toBeVisible();
      expect(sockets).toHaveLength(1);
      expect(sockets.some((url) => url.includes('access_token'))).toBe(version === '14.x');
    });

    test('after a lost connection, Rejoin restores session and mode, but not text typed while disconnected', async ({
      page,
      bob,
      mock,
    }) => {
      const sockets: { url: string; firstPayload?: string | Buffer }[] = [];
      page.on('websocket', (socket) => {
        const opened: (typeof sockets)[number] = { url: socket.url() };
        sockets.push(opened);
        socket.once('framesent', ({ payload }) => void (opened.firstPayload = payload));
      });
      await bob.keyboard.type('echo from-bob\n');
      await expect(terminalRow(bob, /^from-bob/)).toBeVisible();
      const address = sessionAddress(mock, 'peer');
      await joinSession(page, address);
      await expect(connected(page)).toBeVisible();
      mock.world.cutStreams();
      await expect(page.getByRole('alert')).toContainText('Disconnected');
      await page.keyboard.type('meanwhile');
      await page.getByRole('button', { name: 'Rejoin session' }).click();
      await expect(connected(page)).toBeVisible();
      await expect(terminalRow(page, /Joined again/)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
      await page.keyboard.type('echo back\n');
      await expect(terminalRow(page, /^back/)).toBeVisible();
      await expect(terminalRow(page, /meanwhile/)).toBeHidden();
      expect(sessionAddress(mock, 'peer')).toBe(address);
      expect(sockets).toHaveLength(2);
      const secondSocket = sockets.at(-1);
      const isVersion18 = version === '18.x';
      expect(secondSocket?.url.includes('access_token')).toBe(!isVersion18);
      expect(String(secondSocket?.firstPayload).startsWith('{"token":')).toBe(isVersion18);
      const params = new URL(secondSocket?.url ?? '').searchParams.get('params') ?? '{}';
      expect(JSON.parse(params)).toMatchObject({ sid: address.split(/[/?]/).at(-2), mode: 'peer' });
      mock.world.endStreams({ cause: 'proxy' });
      await expect(page.getByRole('alert')).toContainText('Reconnecting automatically when the proxy responds.');
      await expect(connected(page)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
    });

    test('an unknown or ended session cannot be joined', async ({ page, time, bob, mock }) => {
      const endAlert = page.getByRole('alert');
      await joinSession(page, UNKNOWN_SESSION);
      await expect(endAlert).toContainText(version === '18.x' ? /session 0{8}\S+ not found/ : SESSION_ENDED_MESSAGE);
      await expect(endAlert.getByRole('button', { name: 'Rejoin session' })).toBeFocused();
      await joinSession(page, sessionAddress(mock, 'peer'));
      await expect(connected(page)).toBeVisible();
      await expect(connected(bob)).toBeVisible();
      mock.world.cutStreams();
      await expect(endAlert).toContainText('Disconnected');
      // The proxy ends a session 20 seconds after the last participant left (docs/protocol/streams.md#15.4).
      await time.pass('00:00:21');
      await page.getByRole('button', { name: 'Rejoin session' }).click();
      await expect(endAlert).toContainText("Couldn't connect");
      await expect(endAlert).toContainText(version === '18.x' ? /session \S+ not found/ : SESSION_ENDED_MESSAGE);
    });
  });

test(
  'an observer sees the output and why typing is disabled, and leaves with Ctrl+C',
  { tag: '@gate' },
  async ({ visit, bob, mock }) => {
    const carol = await visit('carol');
    await joinSession(carol, sessionAddress(mock, 'observer'));
    await expect(bob.getByRole('status').filter({ hasText: 'carol joined deploy@web-01' })).toBeAttached();
    await expect(carol.getByText("You're observing: you can't type. Press Ctrl+C to leave.")).toBeVisible();
    await expectTerminalFocus(carol);
    await carol.keyboard.type('echo from-carol\n');
    await bob.keyboard.type('echo from-bob\n');
    await expect(terminalRow(carol, /^from-bob/)).toBeVisible();
    await expect(terminalRow(bob, /from-carol/)).toBeHidden();
    await carol.keyboard.press('Control+c');
    await expect(carol.getByRole('alert')).toContainText('You left the session.');
    await expect(bob.getByText('Participants: bob', { exact: true })).toBeVisible();
    await expect(bob.getByRole('status').filter({ hasText: 'carol left deploy@web-01' })).toBeAttached();
    await bob.keyboard.type('echo alone\n');
    await expect(terminalRow(bob, /^alone/)).toBeVisible();
  },
);

test('without a mode in the address, other users observe and the owner types', async ({ page, visit, bob, mock }) => {
  const address = sessionAddress(mock);
  await joinSession(page, address);
  await expect(page.getByText(/^You're observing/)).toBeVisible();
  const secondPage = await visit('bob');
  await joinSession(secondPage, address);
  await expect(secondPage.getByText('You can type in this session.')).toBeVisible();
  await expectTerminalFocus(secondPage);
  await secondPage.keyboard.type('echo twice\n');
  await expect(terminalRow(bob, /^twice/)).toBeVisible();
});

test(
  'text that a moderator types does not end the session, but the End session button does, after a confirmation',
  { tag: '@gate' },
  async ({ page, bob, mock }) => {
    await joinSession(page, sessionAddress(mock, 'moderator'));
    await expect(page.getByText(/^You're moderating/)).toBeVisible();
    await expectTerminalFocus(page);
    await page.keyboard.type('terminate this text');
    const endButton = page.getByRole('button', { name: 'End session' });
    await endButton.press('Enter');
    const endDialog = page.getByRole('dialog', { name: 'End the session of bob for everyone?' });
    await page.keyboard.press('Escape');
    await expect(endDialog).toBeHidden();
    await expectTerminalFocus(page);
    await expect(connected(bob)).toBeVisible();
    await endButton.click();
    await endDialog.getByRole('button', { name: 'End session' }).click();
    await expect(terminalRow(bob, 'Forcefully terminating session...')).toBeVisible();
    await expect(bob.getByRole('alert')).toContainText('ended the session for all participants');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    expect(mock.world.db.activeSession.all()).toEqual([]);
    await page.getByRole('button', { name: 'Rejoin session' }).click();
    await expect(page.getByRole('alert')).toContainText(SESSION_ENDED_MESSAGE);
  },
);

test.describe('with sessions that need a moderator', () => {
  test.use({ scenario: 'sessions that need a moderator' });

  test('a session pauses until a moderator joins, and again when the moderator leaves', async ({ page, bob, mock }) => {
    await expect(terminalRow(bob, 'Waiting for required participants')).toBeVisible();
    await page.goto(SESSIONS_PATH);
    await expect(page.getByRole('row', { name: /web-01/ })).toContainText('Needs a moderator');
    await joinSession(page, sessionAddress(mock, 'moderator'));
    await expect(terminalRow(page, 'All required participants have joined.')).toBeVisible();
    await bob.keyboard.type('echo guarded\n');
    await expect(terminalRow(page, /^guarded/)).toBeVisible();
    await terminal(page).click();
    await page.keyboard.press('Control+c');
    await expect(page.getByRole('alert')).toContainText('You left the session.');
    await expect(terminalRow(bob, 'The session is paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Rejoin session' }).click();
    await expect(terminalRow(bob, 'The session has resumed.')).toBeVisible();
  });
});

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test('a link shows the session and the mode, and its button joins', { tag: '@gate' }, async ({ page, bob, mock }) => {
  await page.goto(sessionAddress(mock, 'moderator'));
  const title = 'Join the session of bob on web-01 as moderator?';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const parties = () => mock.world.db.activeSession.all()[0]?.parties.map(({ user }) => user);
  expect(parties()).toEqual(['bob']);
  await page.getByRole('button', { name: 'Join as moderator' }).press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(bob.getByText('Participants: bob, alice')).toBeVisible();
  expect(parties()).toEqual(['bob', 'alice']);
});

test('choosing a mode in the list joins without another prompt, and a reload rejoins in the same mode', async ({
  page,
  context,
  bob,
}) => {
  await enableScreenReaderMode(page);
  await page.goto(SESSIONS_PATH);
  await expect(sessionNames(page)).toHaveText([/^web-01/]);
  await page.getByRole('button', { name: 'Join the session of bob on web-01' }).click();
  const tab = await openedTab(context, () => page.getByRole('menuitem', { name: 'Join as peer' }).click());
  await expect(connected(tab)).toBeVisible();
  await tab.reload();
  await expect(terminalRow(tab, /deploy@web-01:~\$/)).toBeVisible();
  await expectTerminalFocus(tab);
  await tab.keyboard.type('exit\n');
  await expect(bob.getByRole('alert')).toContainText('Session ended');
  await tab.getByRole('link', { name: 'Active Sessions' }).click();
  await expect(tab.getByRole('heading', { name: 'No active sessions' })).toBeVisible();
});

test('an unknown or forbidden mode is refused with the message of the proxy', async ({ page, visit, bob, mock }) => {
  const carol = await visit('carol');
  await joinSession(carol, sessionAddress(mock, 'peer'));
  await expect(carol.getByText('access denied to join this session as peer').first()).toBeVisible();
  await expect(carol.getByRole('alert')).toBeVisible();
  expect(mock.world.db.activeSession.all()[0]?.parties.map(({ user }) => user)).toEqual(['bob']);
  await joinSession(page, sessionAddress(mock, 'root'));
  await expect(terminalRow(page, 'access denied to join this session')).toBeVisible();
  await expect(connected(bob)).toBeVisible();
});
