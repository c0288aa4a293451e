// Tests the states of the player: loading, failed, missing, denied, and unusual recordings.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { callFault } from '#fixtures/proxy/named-faults.ts';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { uuidFrom } from '#fixtures/encoding/uuid.ts';
import { CONNECTION_LOST } from '#e2e/audit/audit-log.ts';
import {
  button,
  GET_SESSION_STREAM,
  GET_SESSION_EVENTS,
  heading,
  openPlayer,
  openPausedPlayer,
  PLAYER_PATH,
  playerPath,
  addRecordingOutput,
  addRecordedSession,
  row,
} from './player-page.ts';

const withText = (text: string | RegExp) => ({ hasText: text });

test.describe('with a recorded session', () => {
  test.beforeEach(({ mock }) => addRecordedSession(mock));

  test('while loading, the player says so and hides search and export', async ({ page, mock }) => {
    for (const call of [GET_SESSION_EVENTS, GET_SESSION_STREAM] as const) {
      mock.world.fault(call, { held: true });
      await openPlayer(page);
      await expect(page.getByText('Loading the recording'), call).toBeVisible();
      await expect(button(page, 'Export recording'), call).toBeHidden();
      await expect(button(page, 'Search the recording'), call).toBeHidden();
      mock.world.release(call);
      await expect(button(page, 'Pause'), call).toBeVisible();
    }
  });

  test('if the events cannot be loaded, the recording still plays with a notice', async ({ page, mock }) => {
    const NO_END_MESSAGE = 'The end of the session is missing.';
    for (const [cause, fault, message] of [
      ['events fail', CONNECTION_LOST, "Couldn't load the timing."],
      ['events are not a list', { text: '{"events":null,"startKey":""}' }, NO_END_MESSAGE],
      ['events are not an object', { text: '[1,2]' }, "Couldn't load the timing."],
    ] as const) {
      mock.world.fault(GET_SESSION_EVENTS, fault);
      await openPausedPlayer(page);
      await expect(page.getByRole('status').filter(withText(message)), cause).toBeVisible();
      await page.keyboard.press('End');
      await expect(row(page, 'Server: nginx'), cause).toBeVisible();
      await page.keyboard.press('Home');
      await expect(row(page, 'Server: nginx'), cause).toHaveCount(0);
    }
  });

  test(
    'a failure shows the message of the proxy, and Retry loads the recording',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(GET_SESSION_STREAM, CONNECTION_LOST);
      await openPlayer(page);
      await expect(heading(page, "Couldn't load the recording")).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
      mock.world.release(GET_SESSION_STREAM);
      await button(page, 'Retry').click();
      await expect(button(page, 'Pause')).toBeVisible();
      await page.keyboard.press('End');
      await expect(row(page, 'Server: nginx')).toBeVisible();
      for (const call of [GET_SESSION_EVENTS, GET_SESSION_STREAM] as const) mock.world.fault(call, { cut: true });
      await openPlayer(page, `${PLAYER_PATH}&t=19:59`);
      await expect(page.getByRole('alert')).toHaveText(/^Network request failed/);
      for (const call of [GET_SESSION_EVENTS, GET_SESSION_STREAM] as const) mock.world.release(call);
      await button(page, 'Retry').click();
      await expect(row(page, 'Server: nginx')).toBeVisible();
      await expect(page.getByRole('status').filter(withText('missing'))).toBeHidden();
    },
  );
});

// docs/behaviour.md#recordings "The player doesn't play answers that are not recordings",
// "It doesn't call them empty either"
test('a response that is not a recording is not played, and the player says what it is', async ({ page, mock }) => {
  addRecordedSession(mock);
  for (const [fault, message] of [
    ['HTML 200', 'The proxy answered with a web page in place of the recording.'],
    ['null', 'The proxy answered with JSON in place of the recording.'],
    ['cut mid-body', 'The connection was cut before the answer of the proxy was complete.'],
  ] as const) {
    mock.world.fault(GET_SESSION_STREAM, callFault(fault));
    await openPlayer(page);
    await expect(heading(page, "Couldn't load the recording"), fault).toBeVisible();
    await expect(page.getByRole('alert'), fault).toHaveText(message);
  }
});

test.describe('with a recording that loads in parts', () => {
  test.use({ scenario: 'a recording of 200 MB' });

  test('after a failure in the middle of the recording, the loaded part plays, and Retry loads the rest', async ({
    page,
    mock,
  }) => {
    for (const [title, fault, message] of [
      ['the network is cut', { cut: true }, 'Network request failed'],
      ['the storage fails', CONNECTION_LOST, `Proxy: ${CONNECTION_LOST.message}`],
    ] as const)
      await test.step(title, async () => {
        mock.world.fault(GET_SESSION_STREAM, { held: true, after: 1_000_000 });
        await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID));
        mock.world.release(GET_SESSION_STREAM);
        mock.world.fault(GET_SESSION_STREAM, fault);
        await page.keyboard.press('End');
        await expect(page.getByRole('alert')).toContainText("Couldn't load the rest of the recording.");
        await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
        await page.keyboard.press('Home');
        await page.keyboard.press('.');
        await expect(row(page, /\w/).first()).toBeVisible();
        mock.world.release(GET_SESSION_STREAM);
        await button(page, 'Retry').click();
        await expect(page.getByRole('alert')).toBeHidden();
      });
  });
});

test.describe('as bob, who may not play the recording', () => {
  test.use({ username: 'bob' });

  test('the player names the missing permission', { tag: '@gate' }, async ({ page, mock }) => {
    addRecordedSession(mock, { user: 'alice', participants: ['alice'] });
    await openPlayer(page);
    await expect(page.getByText('Requires permission: session: read')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied to perform action "read" on "session"');
    await expectAccessible(page);
  });
});

test('the player says if a recording is missing, deleted or without terminal output', async ({ page, mock }) => {
  await openPlayer(page);
  await expect(heading(page, 'Recording not found')).toBeVisible();
  await expect(page.getByText('It may still be uploading, or it was deleted.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    `recording for session ${uuidFrom('a recorded session')} not found`,
  );
  for (const call of [GET_SESSION_EVENTS, GET_SESSION_STREAM] as const)
    mock.world.fault(call, { status: 410, message: 'retention is over' });
  await openPlayer(page);
  await expect(heading(page, 'Recording deleted')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Proxy: retention is over');
  mock.world.faults.clear();
  addRecordedSession(mock, { interactive: false });
  await openPlayer(page);
  await expect(heading(page, 'No terminal output in this recording')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'an unknown recordingType is shown as text, and a link opens the list of recordings',
  { tag: '@gate' },
  async ({ page }) => {
    for (const [type, message] of [
      ['video', 'leads to a recording of type "video", which this console can\'t play'],
      ['<b>%E2%80%AE', 'leads to a recording of type "<b>U+202E"'],
      ['', "doesn't say which type of recording it leads to"],
    ] as const) {
      await page.goto(playerPath(uuidFrom('any'), type && `recordingType=${type}`));
      await expect(heading(page, "This recording can't be played")).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to session recordings' }).click();
    await expect(page).toHaveURL(/\/recordings$/);
  },
);

test.describe('with unusual events', () => {
  /** The response body for these events. */
  const eventsResponse = (events: object[]) => JSON.stringify({ events, startKey: '' });
  const START = { ei: 0, id: 0, event: 'session.start', size: '80:25', user: 'bob', time: '2026-11-20T10:00:00Z' };
  const END = {
    ei: 9,
    id: 9,
    event: 'session.end',
    session_start: START.time,
    session_stop: '2026-11-20T10:01:00Z',
    time: '2026-11-20T10:01:00Z',
  };
  const printEvent = (ms: number, offset: number, bytes: number) => ({
    ei: 1,
    id: 1,
    event: 'print',
    ms,
    offset,
    bytes,
    ci: 0,
    time: START.time,
  });
  const HELLO = new TextEncoder().encode('\r\nhello \u{1f600} wörld\r\n');

  test('characters that are split between pieces of output are shown correctly', async ({ page, mock }) => {
    addRecordingOutput(mock, HELLO);
    const events = [START, ...Array.from(HELLO, (_, index) => printEvent(index * 10, index, 1)), END];
    mock.world.fault(GET_SESSION_EVENTS, { text: eventsResponse(events) });
    await openPausedPlayer(page);
    await page.keyboard.press('End');
    await expect(row(page, 'hello \u{1f600} wörld')).toHaveCount(1);
  });

  test('HTML in names and control sequences in the output have no effect', { tag: '@gate' }, async ({ page, mock }) => {
    const hostileStart = {
      ...START,
      user: '<img src=x onerror=alert(1)>',
      server_hostname: 'web\u202e10',
      login: '\u0000root',
    };
    const hostileOutput =
      'before\u001b]52;c;aGk=\u0007\u001b]0;title\u0007\u001b[6n\u001b[c\u001b[999999999L\u001b]8;;javascript:alert(1)\u0007link\u001b]8;;\u0007 after';
    addRecordingOutput(mock, new TextEncoder().encode(hostileOutput));
    mock.world.fault(GET_SESSION_EVENTS, {
      text: eventsResponse([hostileStart, printEvent(0, 0, hostileOutput.length), END]),
    });
    await openPausedPlayer(page);
    await expect(heading(page, 'Recording of webU+202E10')).toBeVisible();
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(row(page, 'link after')).toHaveCount(1);
    await expect(page).toHaveTitle(/webU\+202E10/);
  });
});
