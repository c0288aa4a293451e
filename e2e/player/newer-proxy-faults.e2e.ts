// Tests errors of recordings behind an 18.x proxy, which sends them as messages on the stream or closes the stream. It
// can send a recording in requested ranges, or only from start to end, here called "tape".
import type { Page } from '@playwright/test';
import { encodeUtf8 } from '#fixtures/encoding/base64.ts';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { playOutputFrame, playErrorFrame, rangeMessage } from '#fixtures/sockets/playback/playback-frames.ts';
import type { FaultStep } from '#fixtures/sockets/stream-faults.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, heading, openPlayer, openPausedPlayer, playerPath, row, slider } from './player-page.ts';

const RANGE_PLAYER = playerPath(RECORDED_SESSION_ID);
const TAPE_PLAYER = playerPath(RECORDED_SESSION_ID, 'recordingType=database');

const frameStep = (bytes: Uint8Array): FaultStep => ({ bytes: [...bytes] });
const rangeError = (text: string) => frameStep(rangeMessage({ kind: 'error', ms: 0, requestId: 0 }, encodeUtf8(text)));
const rangePrint = (ms: number, text: string) =>
  frameStep(rangeMessage({ kind: 'print', ms, requestId: 1 }, encodeUtf8(text)));
const UNREADABLE_FRAME = frameStep(Uint8Array.of(5, 0, 0, 1));

test.use({ scenario: 'a recorded session, 18.x' });

const alert = (page: Page) => page.getByRole('alert');

const ERROR_CASES = [
  ['recording for session 1c3a not found', 'Recording not found', 'It may still be uploading, or it was deleted.'],
  ['the recording has expired', 'Recording deleted', 'The cluster no longer keeps it.'],
  ['failed to decrypt the recording: key not found', 'Recording is encrypted', "The proxy couldn't decrypt it."],
  ['recordings of this kind are not supported', 'Recording not supported', "The proxy can't play recordings"],
  ['the storage did not answer', "Couldn't load the recording", ''],
  ['access denied to perform action "read"', "You don't have permission", 'Requires permission: session: read'],
] as const;

for (const [streamKind, path, errorStep] of [
  ['in ranges', RANGE_PLAYER, rangeError],
  ['as a tape', TAPE_PLAYER, (text: string) => frameStep(playErrorFrame(text))],
] as const)
  test(`an error instead of a recording that is sent ${streamKind} shows a title and the message of the proxy`, async ({
    page,
    mock,
  }) => {
    for (const [text, title, hint] of ERROR_CASES)
      await test.step(text, async () => {
        mock.world.streamFault = { steps: [errorStep(text), { close: 1000 }] };
        await openPlayer(page, path);
        await expect(heading(page, title)).toBeVisible();
        await expect(page.getByText(hint).first()).toBeVisible();
        await expect(alert(page)).toHaveText(`Proxy: ${text}`);
      });
  });

test(
  'after an error in the middle of the recording, the loaded part plays, and Retry loads the rest',
  { tag: '@gate' },
  async ({ page, mock }) => {
    mock.world.streamFault = {
      steps: [
        rangePrint(100, '$ first line\r\n'),
        frameStep(rangeMessage({ kind: 'error', ms: 0, requestId: 1 }, encodeUtf8('access denied'))),
      ],
    };
    await openPausedPlayer(page, RANGE_PLAYER);
    await expect(alert(page)).toContainText("Couldn't load the rest of the recording.");
    await expect(alert(page)).toContainText('Requires permission: session: read');
    await expect(alert(page).getByText('Proxy: access denied', { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(row(page, 'first line')).toBeVisible();
    await expectAccessible(page);
    mock.world.streamFault = undefined;
    await button(page, 'Retry').click();
    await expect(alert(page)).toBeHidden();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toBeVisible();
  },
);

test('a connection that ends early is reported, and the loaded part plays', async ({ page, mock }) => {
  for (const [step, message] of [
    [{ close: 1000 }, "The proxy closed the connection with code 1000. The recording isn't complete."],
    ['drop', "The connection was cut. The recording isn't complete."],
    [{ bytes: new Uint8Array(20_000_000) }, 'The proxy sent a message of 20.0 MB, which is larger than any valid one'],
  ] as const) {
    mock.world.streamFault = { steps: [rangePrint(100, '$ first line\r\n'), step] };
    await openPausedPlayer(page, RANGE_PLAYER);
    await expect(alert(page)).toContainText(message);
    await page.keyboard.press('End');
    await expect(row(page, 'first line')).toBeVisible();
  }
  for (const [step, message] of [
    [{ close: 1000 }, "The proxy closed the connection with code 1000. It didn't send any of the recording."],
    ['drop', "The connection was cut. It didn't send any of the recording."],
  ] as const) {
    mock.world.streamFault = { steps: [step] };
    await openPlayer(page, TAPE_PLAYER);
    await expect(heading(page, "Couldn't load the recording"), message).toBeVisible();
    await expect(alert(page)).toHaveText(message);
  }
});

const UNREADABLE_CASES = [
  [
    RANGE_PLAYER,
    [
      rangePrint(100, 'before\r\n'),
      UNREADABLE_FRAME,
      rangePrint(200, 'after\r\n'),
      frameStep(rangeMessage({ kind: 'sessionEnd', ms: 1000, requestId: 1 }, encodeUtf8('2026-11-20T10:00:00Z'))),
    ],
  ],
  [
    TAPE_PLAYER,
    [
      frameStep(playOutputFrame(100, encodeUtf8('before\r\n'))),
      UNREADABLE_FRAME,
      frameStep(playOutputFrame(200, encodeUtf8('after\r\n'))),
      frameStep(playOutputFrame(1000, new Uint8Array())),
      { close: 1000 },
    ],
  ],
] as const;

test('unreadable messages are counted, in ranges and as a tape, and later messages play', async ({ page, mock }) => {
  for (const [address, steps] of UNREADABLE_CASES) {
    mock.world.streamFault = { steps };
    await openPausedPlayer(page, address);
    const unreadableCount = page.getByRole('status').filter({ hasText: "Couldn't read 1 message of the stream." });
    await expect(unreadableCount, address).toBeVisible();
    await page.keyboard.press('End');
    await expect(row(page, 'before'), address).toBeVisible();
    await expect(row(page, 'after'), address).toBeVisible();
  }
});

test('a stream with only unreadable messages shows an error instead of an empty recording', async ({ page, mock }) => {
  const ends = [
    [
      RANGE_PLAYER,
      frameStep(rangeMessage({ kind: 'sessionEnd', ms: 1000, requestId: 1 }, encodeUtf8('2026-11-20T10:00:00Z'))),
    ],
    [TAPE_PLAYER, frameStep(playOutputFrame(1000, new Uint8Array()))],
  ] as const;
  for (const [address, end] of ends) {
    mock.world.streamFault = { steps: [{ text: '<html>' }, UNREADABLE_FRAME, end, { close: 1000 }] };
    await openPlayer(page, address);
    await expect(alert(page), address).toContainText('The proxy sent 2 unreadable messages in place of the recording');
  }
});

test('the connection times out after 10 seconds without a response of the proxy', async ({ page, mock, time }) => {
  for (const address of [RANGE_PLAYER, TAPE_PLAYER]) {
    mock.world.streamFault = { upgrade: 'unanswered' };
    const socket = page.waitForEvent('websocket');
    await page.goto(address);
    await socket;
    await time.pass('00:00:11');
    await expect(alert(page), address).toContainText(
      "The proxy didn't answer the connection request within 10 seconds.",
    );
    mock.world.cutStreams();
  }
});

test('a recording plays as a tape if the proxy refuses ranges, and a missing recording is reported', async ({
  page,
  mock,
}) => {
  mock.world.streamFault = { token: 'refused' };
  for (const type of ['ssh', 'k8s']) {
    await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID, `recordingType=${type}`));
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty'), type).toBeVisible();
    await page.keyboard.press('Home');
    await expect(row(page, 'line'), type).toHaveCount(0);
    await button(page, 'Transcript').click();
    await expect(page.getByRole('region', { name: 'Transcript' }), type).toContainText('line 30 of thirty');
  }
  mock.world.db.recording.delete(RECORDED_SESSION_ID);
  mock.world.db.recording.create({ sid: RECORDED_SESSION_ID, kind: 'gone' });
  await openPlayer(page, playerPath(RECORDED_SESSION_ID));
  await expect(heading(page, 'Recording not found')).toBeVisible();
});
