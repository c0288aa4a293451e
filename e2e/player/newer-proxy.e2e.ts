// Tests playing recordings behind an 18.x proxy, which sends them over WebSockets, either in requested ranges or from
// start to end.
import { uuidFrom } from '#fixtures/encoding/uuid.ts';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  button,
  heading,
  expectPosition,
  openPlayer,
  openPausedPlayer,
  playerPath,
  addRecordedSession,
  row,
  slider,
} from './player-page.ts';

const RECORDING_PATH = playerPath(RECORDED_SESSION_ID);

test.use({ scenario: 'a recorded session, 18.x' });

for (const [streamKind, type] of [
  ['in ranges', 'ssh'],
  ['from start to end', 'database'],
] as const)
  test(
    `a recording that the proxy sends ${streamKind} can seek forward and back`,
    { tag: '@gate' },
    async ({ page }) => {
      await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID, `recordingType=${type}`));
      await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
      await page.keyboard.press('End');
      await expect(row(page, 'line 30 of thirty')).toBeVisible();
      await page.keyboard.press('Home');
      await expect(row(page, 'line')).toHaveCount(0);
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
      await expectPosition(page, '00:10');
      await expect(row(page, 'line 05 of thirty')).toHaveCount(1);
      await expect(row(page, 'line 06 of thirty')).toHaveCount(0);
    },
  );

test('a link with a missing or unknown type gets the type from the proxy and opens at its time', async ({ page }) => {
  for (const type of ['', 'video']) {
    await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID, `t=00:58&recordingType=${type}`));
    await expect(page).toHaveURL(/t=00%3A58&recordingType=ssh&durationMs=60000$/);
    await expect(row(page, 'line 29 of thirty')).toBeVisible();
  }
  await expect(heading(page, 'Recording of web-01')).toBeVisible();
  await expect(page.getByText('By bob')).toBeVisible();
});

test('the loaded part still plays after the connection is lost', async ({ page, mock }) => {
  await openPausedPlayer(page, RECORDING_PATH);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
  mock.world.cutStreams();
  await page.keyboard.press('End');
  await expect(row(page, 'line 30 of thirty')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(row(page, 'line')).toHaveCount(0);
});

test(
  'a missing recording shows an error, and Retry loads it when it exists',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const savedRecording = mock.world.db.recording.get(RECORDED_SESSION_ID);
    mock.world.db.recording.delete(RECORDED_SESSION_ID);
    mock.world.db.recording.create({ sid: RECORDED_SESSION_ID, kind: 'gone' });
    for (const type of ['database', 'ssh']) {
      await openPlayer(page, playerPath(RECORDED_SESSION_ID, `recordingType=${type}`));
      await expect(heading(page, 'Recording not found'), type).toBeVisible();
      await expect(page.getByRole('alert'), type).toHaveText(/^Proxy: recording .*not found$/);
    }
    mock.world.db.recording.delete(RECORDED_SESSION_ID);
    if (savedRecording) mock.world.db.recording.create(savedRecording);
    await button(page, 'Retry').click();
    // The end of the recording is loaded after its start.
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toBeVisible();
  },
);

test.describe('with an hour-long recording', () => {
  const sid = uuidFrom('a longer recorded session');
  test.beforeEach(({ mock }) =>
    addRecordedSession(mock, { sid, minutes: 60, uid: uuidFrom('the end of a longer one') }),
  );

  test('seeking to the end, the start or another position shows its screen', { tag: '@gate' }, async ({ page }) => {
    await openPausedPlayer(page, playerPath(sid));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 1:00:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'Server: nginx')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(row(page, 'Server: nginx')).toHaveCount(0);
    const { width = 0 } = (await slider(page).boundingBox()) ?? {};
    await slider(page).click({ position: { x: width * 0.95, y: 10 } });
    await expectPosition(page, '5[67]:..');
    await expect(row(page, 'test is successful')).toBeVisible();
  });

  test('a search covers the whole recording, even if a link opened it in the middle', async ({ page }) => {
    await openPausedPlayer(page, `${playerPath(sid)}&t=58:00`);
    await expect(row(page, 'test is successful')).toBeVisible();
    await button(page, 'Search the recording').click();
    const panel = page.getByRole('region', { name: 'Search the recording' });
    await expect(panel).toContainText('All of the recording is indexed.');
    for (const text of ['systemctl status api', 'Server: nginx']) {
      await page.getByRole('textbox', { name: 'Search the recording' }).fill(text);
      await expect(panel.getByRole('listitem').first()).toContainText(text);
    }
  });
});
