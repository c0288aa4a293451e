// Behind an 18.x proxy recordings come over sockets, a stretch at a time.
import { uuid } from '#fixtures/encoding/uuid.ts';
import { RECORDED } from '#fixtures/scenarios/recordings/recordings.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { button, heading, isAt, open, openPaused, playerOf, record, row, slider } from './recording.ts';

const PLAYER = playerOf(RECORDED);

test.use({ scenario: 'a recorded session, 18.x' });

for (const [says, type] of [
  ['by random access', 'ssh'],
  ['like a tape', 'database'],
] as const)
  test(`a recording plays ${says}, forward and back`, { tag: '@gate' }, async ({ page }) => {
    await openPaused(page, playerOf(RECORDED, `recordingType=${type}`));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(row(page, 'line')).toHaveCount(0);
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
    await isAt(page, '00:10');
    await expect(row(page, 'line 05 of thirty')).toHaveCount(1);
    await expect(row(page, 'line 06 of thirty')).toHaveCount(0);
  });

test('a link without a known type opens its moment, with the type from the proxy', async ({ page }) => {
  for (const type of ['', 'video']) {
    await openPaused(page, playerOf(RECORDED, `t=00:58&recordingType=${type}`));
    await expect(page).toHaveURL(/t=00%3A58&recordingType=ssh&durationMs=60000$/);
    await expect(row(page, 'line 29 of thirty')).toBeVisible();
  }
  await expect(heading(page, 'Recording of web-01')).toBeVisible();
  await expect(page.getByText('By bob')).toBeVisible();
});

test('a line that is cut keeps what has come', async ({ page, mock }) => {
  await openPaused(page, PLAYER);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
  mock.world.cutStreams();
  await page.keyboard.press('End');
  await expect(row(page, 'line 30 of thirty')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(row(page, 'line')).toHaveCount(0);
});

test('a recording that is not there is not found until Retry loads it', { tag: '@gate' }, async ({ page, mock }) => {
  const kept = mock.world.db.recording.get(RECORDED);
  mock.world.db.recording.delete(RECORDED);
  mock.world.db.recording.create({ sid: RECORDED, kind: 'gone' });
  for (const type of ['database', 'ssh']) {
    await open(page, playerOf(RECORDED, `recordingType=${type}`));
    await expect(heading(page, 'Recording not found'), type).toBeVisible();
    await expect(page.getByRole('alert'), type).toHaveText(/^Proxy: recording .*not found$/);
  }
  mock.world.db.recording.delete(RECORDED);
  if (kept) mock.world.db.recording.create(kept);
  await button(page, 'Retry').click();
  // The end is loaded after the beginning.
  await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
  await page.keyboard.press('End');
  await expect(row(page, 'line 30 of thirty')).toBeVisible();
});

test.describe('of a recording of an hour', () => {
  const sid = uuid('a longer recorded session');
  test.beforeEach(({ mock }) => record(mock, { sid, minutes: 60, uid: uuid('the end of a longer one') }));

  test('any place can be sought at once', { tag: '@gate' }, async ({ page }) => {
    await openPaused(page, playerOf(sid));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 1:00:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'Server: nginx')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(row(page, 'Server: nginx')).toHaveCount(0);
    const { width = 0 } = (await slider(page).boundingBox()) ?? {};
    await slider(page).click({ position: { x: width * 0.95, y: 10 } });
    await isAt(page, '5[67]:..');
    await expect(row(page, 'test is successful')).toBeVisible();
  });

  test('all of it is found by a search, also where a link leads into its middle', async ({ page }) => {
    await openPaused(page, `${playerOf(sid)}&t=58:00`);
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
