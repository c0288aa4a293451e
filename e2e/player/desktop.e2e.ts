// Tests the player of desktop recordings.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { RECORDED_DESKTOP_ID } from '#fixtures/scenarios/recordings/recorded-desktops.ts';
import {
  BLUE,
  button,
  controls,
  events,
  GREEN,
  openPlaying,
  RED,
  screen,
  seekTo,
  expectColor,
  slider,
  speed,
} from './desktop-player-page.ts';

test.use({ scenario: 'a recorded desktop', username: 'carol' });

test(
  'a recorded desktop plays immediately, and its position advances between messages',
  { tag: '@gate' },
  async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:01');
    await expectColor(page, 'background', BLUE);
    await expectColor(page, 'red', BLUE);
    await time.pass('00:00:10');
    await expectColor(page, 'red', RED);
    await expectColor(page, 'green', BLUE);
    await time.pass('00:00:05');
    await expect(controls(page)).toContainText(/00:(?:1[5-9]|[2-5]\d) \/ 01:00/);
    await expectAccessible(page);
  },
);

// docs/behaviour.md#recordings "The event that ended a desktop session", "If that event is not found, the player"
test('the player shows the desktop and the user if it finds the event that ended the session', async ({
  page,
  mock: {
    world: { db, settings, time },
  },
}) => {
  const endTime = time.now() - 3_600_000;
  db.auditEvent.create({
    code: 'TDP01I',
    event: 'windows.desktop.session.end',
    ei: 0,
    uid: 'the end of a desktop',
    time: new Date(endTime + 2000).toISOString(),
    cluster_name: settings.cluster,
    sid: RECORDED_DESKTOP_ID,
    desktop_name: 'finance-pc-4',
    user: 'bob',
    recorded: true,
    session_start: new Date(endTime - 60_000).toISOString(),
    session_stop: new Date(endTime).toISOString(),
  });
  const title = page.getByRole('heading', { level: 1 });
  await openPlaying(page, `recordingType=desktop&durationMs=60000&ended=${endTime}`);
  await expect(title).toHaveText('Recording of finance-pc-4');
  await expect(page.getByText('By bob')).toBeVisible();
  await openPlaying(page, `recordingType=desktop&durationMs=60000&ended=${endTime - 300_000}`);
  await expect(title).toHaveText(`Recording of session ${RECORDED_DESKTOP_ID}`);
});

test('pausing stops the playback, and Play continues it', { tag: '@gate' }, async ({ page, time }) => {
  await openPlaying(page);
  await time.pass('00:00:06');
  await button(page, 'Pause').click();
  // 14.x pauses only after the next message of the recording.
  await time.pass('00:00:05');
  await expectColor(page, 'red', RED);
  await expectColor(page, 'green', BLUE);
  await time.pass('00:00:45');
  await expectColor(page, 'green', BLUE);
  await expect(controls(page)).toContainText('00:10 / 01:00');
  const progress = page.getByRole('progressbar', { name: 'Progress of the recording' });
  await expect(progress).toHaveAttribute('max', '60000');
  await expect(progress).toHaveAttribute('value', '10000');
  await button(page, 'Play').click();
  await time.pass('00:00:31');
  await expectColor(page, 'green', GREEN);
});

test('Space pauses and plays, and Home restarts the recording', { tag: '@gate' }, async ({ page, time }) => {
  await openPlaying(page);
  await time.pass('00:00:01');
  await expectColor(page, 'background', BLUE);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(controls(page)).toContainText(/00:0[0-2] \/ 01:00/);
  await page.keyboard.press('Home');
  await expect(button(page, 'Pause')).toBeVisible();
  await time.pass('00:00:01');
  await button(page, 'Pause').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
});

test('the speed can be selected from 0.25× to 16×, and a higher speed plays faster', async ({ page, time }) => {
  await openPlaying(page);
  await expect(speed(page).getByRole('option')).toHaveText(['0.25×', '0.5×', '1×', '2×', '4×', '8×', '16×']);
  await expect(speed(page)).toHaveValue('1');
  await time.pass('00:00:06');
  await speed(page).selectOption('16×');
  // A new speed applies after the next message of the recording.
  await time.pass('00:00:04');
  await expectColor(page, 'red', RED);
  await time.pass('00:00:02');
  await expectColor(page, 'green', GREEN);
});

test('messages of the session are listed with their time, and Restart plays the recording again', async ({
  page,
  time,
}) => {
  await openPlaying(page);
  await time.pass('00:00:21');
  await expect(events(page)).toHaveText([
    /00:05\s*Information\s*This session is being recorded/,
    /00:20\s*Warning\s*The session ends in a minute/,
  ]);
  await time.pass('00:00:40');
  await expect(controls(page)).toContainText('End of the recording');
  await expect(controls(page)).toContainText('01:00 / 01:00');
  await expectColor(page, 'green', GREEN);
  await button(page, 'Restart').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await time.pass('00:00:01');
  await expectColor(page, 'background', BLUE);
  await expectColor(page, 'green', BLUE);
});

test('on 14.x, the player cannot seek, and plays recordings of unknown length', async ({ page, time }) => {
  const CANNOT_SEEK = "This version of the proxy can't seek in desktop recordings.";
  await openPlaying(page);
  await expect(controls(page)).toContainText(CANNOT_SEEK);
  await expect(slider(page)).toBeHidden();
  const copyButton = page.getByRole('button', { name: /^Copy link at / });
  await expect(copyButton).toHaveAttribute('aria-disabled', 'true');
  await expect(copyButton).toHaveAccessibleDescription(CANNOT_SEEK);
  await openPlaying(page, 'recordingType=desktop');
  await expect(controls(page)).toContainText('The length of the recording is unknown.');
  await time.pass('00:00:11');
  await expectColor(page, 'red', RED);
});

test('full screen hides the controls until a key is pressed', async ({ page, time }) => {
  await openPlaying(page);
  await button(page, 'Full screen').click();
  await page.mouse.move(700, 450);
  await time.pass('00:00:04');
  await expect(button(page, 'Pause')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Pause')).toBeInViewport();
  await expectAccessible(page);
  await button(page, 'Exit full screen').click();
  await expect(button(page, 'Full screen')).toBeVisible();
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a recorded desktop, 18.x' });

  test('pausing works immediately, and the slider seeks forward and back', { tag: '@gate' }, async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:06');
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    await time.pass('00:00:30');
    await expectColor(page, 'red', BLUE);
    await seekTo(page, 12);
    await expectColor(page, 'red', RED);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:12 out of 01:00');
    await seekTo(page, 2);
    await expectColor(page, 'red', BLUE);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:02 out of 01:00');
    await expect(button(page, 'Play')).toBeVisible();
    await seekTo(page, 9);
    await slider(page).press('ArrowRight');
    await expectColor(page, 'red', RED);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:10 out of 01:00');
  });

  test('keyboard shortcuts seek in the recording', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:01');
    await page.keyboard.press('.');
    await expect(button(page, 'Play')).toBeVisible();
    const expectTime = (clock: string) =>
      expect(slider(page)).toHaveAttribute('aria-valuetext', `${clock} out of 01:00`);
    await page.keyboard.press('End');
    await expectTime('01:00');
    await expectColor(page, 'green', GREEN);
    await page.keyboard.press('Home');
    await expectTime('00:00');
    await page.keyboard.press('ArrowRight');
    await expectTime('00:05');
    await page.keyboard.press('.');
    await expectTime('00:06');
    await page.keyboard.press(',');
    await page.keyboard.press('ArrowLeft');
    await expectTime('00:00');
  });

  test('a link opens the recording at its time, and a link to the current time can be copied', async ({
    page,
    context,
    time,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlaying(page, 'recordingType=desktop&durationMs=60000&t=00:12');
    await button(page, 'Pause').click();
    await time.pass('00:00:01');
    await expectColor(page, 'red', RED);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:12 out of 01:00');
    await page.getByRole('button', { name: 'Copy link at 00:12' }).click();
    const copiedUrl = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(copiedUrl.searchParams)).toEqual({
      recordingType: 'desktop',
      durationMs: '60000',
      t: '00:12',
    });
  });

  test('seeking back shows the screen of that time, also after the end', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:50');
    await expectColor(page, 'green', GREEN);
    await button(page, 'Go to 00:05').click();
    await time.pass('00:00:01');
    await expectColor(page, 'background', BLUE);
    await expectColor(page, 'green', BLUE);
    await expectColor(page, 'red', BLUE);
    await time.pass('00:00:05');
    await expectColor(page, 'red', RED);
    await expect(events(page)).toHaveCount(2);
    await time.pass('00:01:00');
    await expect(controls(page)).toContainText('End of the recording');
    await seekTo(page, 12);
    await expect(button(page, 'Pause')).toBeVisible();
    await expectColor(page, 'red', RED);
    await expectColor(page, 'green', BLUE);
  });

  test('the length comes from the proxy if the address does not contain it', async ({ page }) => {
    await openPlaying(page, 'recordingType=desktop');
    await expect(controls(page)).toContainText('/ 01:00');
    await expect(slider(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole desktop and every control fit', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:06');
    await expect(screen(page)).toBeInViewport({ ratio: 1 });
    for (const element of [button(page, 'Pause'), speed(page), events(page).first()])
      await expect(element).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
