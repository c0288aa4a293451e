import { expect } from '#e2e/harness/harness.ts';
import { addressOf, connected, hasFocus, join, row, terminal, test } from './joining.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { LIST, names } from './session-list.ts';
import { opens } from '#e2e/harness/tabs.ts';
import { bothLines } from '#e2e/harness/lines.ts';

test.use({ scenario: 'people and servers' });

const UNKNOWN = '/web/cluster/one.example.com/console/session/00000000-0000-4000-8000-000000000000?mode=peer';
const GONE = "This session has ended, or you don't have access to it.";

for (const [version, scenario] of bothLines('people and servers'))
  test.describe(`behind a proxy of ${version}`, () => {
    test.use({ scenario });

    test('two peers share a keyboard, and both see the typed text', { tag: '@gate' }, async ({ page, bob, mock }) => {
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await bob.keyboard.type('echo from-bob\n');
      await expect(row(bob, /^from-bob/)).toBeVisible();
      await join(page, addressOf(mock, 'peer'));
      await expect(page.getByRole('heading', { name: 'deploy@web-01' })).toBeVisible();
      await expect(row(page, /^from-bob/)).toBeVisible();
      await hasFocus(page);
      await page.keyboard.type('echo from-alice\n');
      await expect(row(page, /^from-alice/)).toBeVisible();
      await expect(row(bob, /^from-alice/)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
      await expect(page.getByText('Participants: bob, alice')).toBeVisible();
      await expect(bob.getByText('Participants: bob, alice')).toBeVisible();
      expect(sockets).toHaveLength(1);
      expect(sockets.some((url) => url.includes('access_token'))).toBe(version === '14.x');
    });

    test('a line that dropped is joined again: the same session, in the same mode, with what it said before', async ({
      page,
      bob,
      mock,
    }) => {
      const sockets: { url: string; first?: string | Buffer }[] = [];
      page.on('websocket', (socket) => {
        const opened: (typeof sockets)[number] = { url: socket.url() };
        sockets.push(opened);
        socket.once('framesent', ({ payload }) => void (opened.first = payload));
      });
      await bob.keyboard.type('echo from-bob\n');
      await expect(row(bob, /^from-bob/)).toBeVisible();
      const address = addressOf(mock, 'peer');
      await join(page, address);
      await expect(connected(page)).toBeVisible();
      mock.world.cutStreams();
      await expect(page.getByRole('alert')).toContainText('Disconnected');
      await page.keyboard.type('meanwhile');
      await page.getByRole('button', { name: 'Rejoin session' }).click();
      await expect(connected(page)).toBeVisible();
      await expect(row(page, /Joined again/)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
      await page.keyboard.type('echo back\n');
      await expect(row(page, /^back/)).toBeVisible();
      await expect(row(page, /meanwhile/)).toBeHidden();
      expect(addressOf(mock, 'peer')).toBe(address);
      expect(sockets).toHaveLength(2);
      const again = sockets.at(-1);
      const isNew = version === '18.x';
      expect(again?.url.includes('access_token')).toBe(!isNew);
      expect(String(again?.first).startsWith('{"token":')).toBe(isNew);
      const params = new URL(again?.url ?? '').searchParams.get('params') ?? '{}';
      expect(JSON.parse(params)).toMatchObject({ sid: address.split(/[/?]/).at(-2), mode: 'peer' });
      mock.world.endStreams({ by: 'proxy' });
      await expect(page.getByRole('alert')).toContainText('Reconnecting automatically when the proxy responds.');
      await expect(connected(page)).toBeVisible();
      await expect(page.getByText('You can type in this session.')).toBeVisible();
    });

    test('a session that is unknown or has ended cannot be joined', async ({ page, time, bob, mock }) => {
      const over = page.getByRole('alert');
      await join(page, UNKNOWN);
      await expect(over).toContainText(version === '18.x' ? /session 0{8}\S+ not found/ : GONE);
      await expect(over.getByRole('button', { name: 'Rejoin session' })).toBeFocused();
      await join(page, addressOf(mock, 'peer'));
      await expect(connected(page)).toBeVisible();
      await expect(connected(bob)).toBeVisible();
      mock.world.cutStreams();
      await expect(over).toContainText('Disconnected');
      // Without anybody in it a session lasts 20 seconds (docs/protocol/streams.md#15.4).
      await time.pass('00:00:21');
      await page.getByRole('button', { name: 'Rejoin session' }).click();
      await expect(over).toContainText("Couldn't connect");
      await expect(over).toContainText(version === '18.x' ? /session \S+ not found/ : GONE);
    });
  });

test(
  'an observer sees all, types nothing, reads why, and leaves with Ctrl+C',
  { tag: '@gate' },
  async ({ visit, bob, mock }) => {
    const carol = await visit('carol');
    await join(carol, addressOf(mock, 'observer'));
    await expect(bob.getByRole('status').filter({ hasText: 'carol joined deploy@web-01' })).toBeAttached();
    await expect(carol.getByText("You're observing: you can't type. Press Ctrl+C to leave.")).toBeVisible();
    await hasFocus(carol);
    await carol.keyboard.type('echo from-carol\n');
    await bob.keyboard.type('echo from-bob\n');
    await expect(row(carol, /^from-bob/)).toBeVisible();
    await expect(row(bob, /from-carol/)).toBeHidden();
    await carol.keyboard.press('Control+c');
    await expect(carol.getByRole('alert')).toContainText('You left the session.');
    await expect(bob.getByText('Participants: bob', { exact: true })).toBeVisible();
    await expect(bob.getByRole('status').filter({ hasText: 'carol left deploy@web-01' })).toBeAttached();
    await bob.keyboard.type('echo alone\n');
    await expect(row(bob, /^alone/)).toBeVisible();
  },
);

test('without a part in the address others observe, and the owner types', async ({ page, visit, bob, mock }) => {
  const address = addressOf(mock);
  await join(page, address);
  await expect(page.getByText(/^You're observing/)).toBeVisible();
  const second = await visit('bob');
  await join(second, address);
  await expect(second.getByText('You can type in this session.')).toBeVisible();
  await hasFocus(second);
  await second.keyboard.type('echo twice\n');
  await expect(row(bob, /^twice/)).toBeVisible();
});

test(
  'a moderator’s typing ends nothing; the button does, after a question',
  { tag: '@gate' },
  async ({ page, bob, mock }) => {
    await join(page, addressOf(mock, 'moderator'));
    await expect(page.getByText(/^You're moderating/)).toBeVisible();
    await hasFocus(page);
    await page.keyboard.type('terminate this text');
    const end = page.getByRole('button', { name: 'End session' });
    await end.press('Enter');
    const asks = page.getByRole('dialog', { name: 'End the session of bob for everyone?' });
    await page.keyboard.press('Escape');
    await expect(asks).toBeHidden();
    await hasFocus(page);
    await expect(connected(bob)).toBeVisible();
    await end.click();
    await asks.getByRole('button', { name: 'End session' }).click();
    await expect(row(bob, 'Forcefully terminating session...')).toBeVisible();
    await expect(bob.getByRole('alert')).toContainText('ended the session for all participants');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    expect(mock.world.db.activeSession.all()).toEqual([]);
    await page.getByRole('button', { name: 'Rejoin session' }).click();
    await expect(page.getByRole('alert')).toContainText(GONE);
  },
);

test.describe('with sessions that need a moderator', () => {
  test.use({ scenario: 'sessions that need a moderator' });

  test('one stands still until a moderator comes, and again when they leave', async ({ page, bob, mock }) => {
    await expect(row(bob, 'Waiting for required participants')).toBeVisible();
    await page.goto(LIST);
    await expect(page.getByRole('row', { name: /web-01/ })).toContainText('Needs a moderator');
    await join(page, addressOf(mock, 'moderator'));
    await expect(row(page, 'All required participants are here.')).toBeVisible();
    await bob.keyboard.type('echo guarded\n');
    await expect(row(page, /^guarded/)).toBeVisible();
    await terminal(page).click();
    await page.keyboard.press('Control+c');
    await expect(page.getByRole('alert')).toContainText('You left the session.');
    await expect(row(bob, 'The session is paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Rejoin session' }).click();
    await expect(row(bob, 'The session goes on.')).toBeVisible();
  });
});

// docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
test('a link names the session and the mode, and joins on a click', { tag: '@gate' }, async ({ page, bob, mock }) => {
  await page.goto(addressOf(mock, 'moderator'));
  const title = 'Join the session of bob on web-01 as moderator?';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const parties = () => mock.world.db.activeSession.all()[0]?.parties.map(({ user }) => user);
  expect(parties()).toEqual(['bob']);
  await page.getByRole('button', { name: 'Join as moderator' }).press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(bob.getByText('Participants: bob, alice')).toBeVisible();
  expect(parties()).toEqual(['bob', 'alice']);
});

test('from the list it takes one choice, and a reload goes on with it', async ({ page, context, bob }) => {
  await readOut(page);
  await page.goto(LIST);
  await expect(names(page)).toHaveText([/^web-01/]);
  await page.getByRole('button', { name: 'Join the session of bob on web-01' }).click();
  const tab = await opens(context, () => page.getByRole('menuitem', { name: 'Join as peer' }).click());
  await expect(connected(tab)).toBeVisible();
  await tab.reload();
  await expect(row(tab, /deploy@web-01:~\$/)).toBeVisible();
  await hasFocus(tab);
  await tab.keyboard.type('exit\n');
  await expect(bob.getByRole('alert')).toContainText('Session ended');
  await tab.getByRole('link', { name: 'Active Sessions' }).click();
  await expect(tab.getByRole('heading', { name: 'No active sessions' })).toBeVisible();
});

test('a mode that the roles do not allow, or that is unknown, is refused in the words of the proxy', async ({
  page,
  visit,
  bob,
  mock,
}) => {
  const carol = await visit('carol');
  await join(carol, addressOf(mock, 'peer'));
  await expect(carol.getByText('access denied to join this session as peer').first()).toBeVisible();
  await expect(carol.getByRole('alert')).toBeVisible();
  expect(mock.world.db.activeSession.all()[0]?.parties.map(({ user }) => user)).toEqual(['bob']);
  await join(page, addressOf(mock, 'root'));
  await expect(row(page, 'access denied to join this session')).toBeVisible();
  await expect(connected(bob)).toBeVisible();
});
