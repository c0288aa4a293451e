// Tests playing and seeking in terminal recordings.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { connected, openShell } from '#e2e/console/open-shell.ts';
import {
  button,
  heading,
  expectPosition,
  openPlayer,
  openPausedPlayer,
  PLAYER_PATH,
  playerPath,
  addRecordedSession,
  row,
  rows,
  positionSeconds,
  slider,
} from './player-page.ts';

test.beforeEach(({ mock }) => addRecordedSession(mock));

test('a recording starts playing and names the user of the session', { tag: '@gate' }, async ({ page, time }) => {
  await openPlayer(page);
  await expect(heading(page, 'Recording of web-01')).toBeVisible();
  await expect(page.getByText('By bob as root')).toBeVisible();
  await expect(page.getByText('20 min', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('one.example.com • Recording of web-01');
  await expect(button(page, 'Pause')).toBeVisible();
  await time.pass('00:00:06');
  await expect(row(page, 'root@web-01').first()).toBeVisible();
});

test('Space and the button pause and play', { tag: '@gate' }, async ({ page, time }) => {
  await openPlayer(page);
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(page.getByText(/^Space to pause/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.getByText(/^Space to play/)).toBeVisible();
  const positionBefore = await positionSeconds(page);
  await time.pass('00:00:10');
  expect(await positionSeconds(page)).toBe(positionBefore);
  await button(page, 'Play').click();
  await time.pass('00:00:10');
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(positionBefore + 8);
});

test('each speed plays a matching part of the recording in ten seconds', async ({ page, time }) => {
  await openPausedPlayer(page);
  await page.getByRole('checkbox', { name: 'Skip idle time' }).uncheck();
  // Only the test advances the clock. Otherwise, a second of delay would play 16 seconds at 16× speed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const [speed, minSeconds, maxSeconds] of [
    ['0.5×', 4, 8],
    ['1×', 9, 14],
    ['4×', 39, 50],
    ['16×', 159, 190],
  ] as const) {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption(speed);
    await slider(page).press('Home');
    await time.pass('00:00:01');
    await expectPosition(page, '00:00');
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await time.pass('00:00:10');
    await expect.poll(() => positionSeconds(page), speed).toBeGreaterThanOrEqual(minSeconds);
    expect(await positionSeconds(page), speed).toBeLessThanOrEqual(maxSeconds);
    await button(page, 'Pause').click();
  }
});

test('idle time is skipped, and the player shows how much', async ({ page, time }) => {
  await openPausedPlayer(page);
  await slider(page).press('Home');
  await button(page, 'Play').click();
  await time.pass('00:00:12');
  await expect(page.getByText(/^Skipped \d.* of idle time$/)).toBeVisible();
  await expect.poll(() => positionSeconds(page)).toBeGreaterThan(20);
  await button(page, 'Pause').click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Skipped/)).toBeHidden();
});

test('the end of the recording is announced, and Play restarts it', { tag: '@gate' }, async ({ page, time }) => {
  await openPausedPlayer(page);
  await page.keyboard.press('End');
  await button(page, 'Play').click();
  await expect(page.getByRole('status').filter({ hasText: 'End of the recording' })).toBeVisible();
  await expectPosition(page, '20:00');
  await expect(row(page, 'Server: nginx')).toBeVisible();
  await button(page, 'Play').click();
  await time.pass('00:00:01');
  await expect.poll(() => positionSeconds(page)).toBeLessThan(10);
  await expect(row(page, 'Server: nginx')).toHaveCount(0);
});

test.describe('seeking', () => {
  test('with a click or a drag shows the screen of that time', { tag: '@gate' }, async ({ page }) => {
    await openPausedPlayer(page);
    const { x = 0, y = 0, width = 0 } = (await slider(page).boundingBox()) ?? {};
    await slider(page).click({ position: { x: width - 2, y: 10 } });
    await expect(row(page, 'Server: nginx')).toBeVisible();
    await slider(page).click({ position: { x: width * 0.1, y: 10 } });
    await expectPosition(page, '0[12]:\\d\\d');
    await expect(row(page, 'Server: nginx')).toHaveCount(0);
    await expect(row(page, 'systemctl status api')).toBeVisible();
    await page.mouse.move(x + width * 0.2, y + 10);
    await page.mouse.down();
    await expectPosition(page, '0[34]:\\d\\d');
    await page.mouse.move(x + width * 0.75, y + 200);
    await expectPosition(page, '1[45]:\\d\\d');
    await page.mouse.up();
    await page.mouse.move(x, y + 10);
    await expectPosition(page, '1[45]:\\d\\d');
  });

  test(
    'with keys moves by 5 seconds, by one piece of output, to the start or to the end, and pauses',
    { tag: '@gate' },
    async ({ page }) => {
      await openPlayer(page);
      await expect(button(page, 'Pause')).toBeVisible();
      await page.keyboard.press('.');
      await expect(button(page, 'Play')).toBeVisible();
      await page.keyboard.press('Home');
      await expectPosition(page, '00:00');
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await expectPosition(page, '00:15');
      await page.keyboard.press('ArrowLeft');
      await expectPosition(page, '00:10');
      await page.keyboard.press('End');
      await expectPosition(page, '20:00');
      await page.keyboard.press('ArrowRight');
      await expectPosition(page, '20:00');
      await page.keyboard.press('Home');
      await expect(row(page, '#')).toHaveCount(0);
      await page.keyboard.press('.');
      await expect(row(page, /# *$/)).toHaveCount(1);
      for (const _ of 'sys') await page.keyboard.press('.');
      await expect(row(page, /# sys *$/)).toHaveCount(1);
      await page.keyboard.press(',');
      await expect(row(page, /# sy *$/)).toHaveCount(1);
    },
  );

  test('with keys works on the slider even if keyboard shortcuts are disabled', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('postern-settings:alice:shortcuts', 'off'));
    await openPausedPlayer(page);
    await slider(page).press('Home');
    await slider(page).press('PageUp');
    await expectPosition(page, '01:00');
    await slider(page).press('ArrowLeft');
    await expectPosition(page, '00:55');
  });
});

test.describe('a link to a time', () => {
  test('opens the recording there, at the end if it is too late, and at the start if invalid', async ({ page }) => {
    await openPlayer(page, `${PLAYER_PATH}&t=19:59`);
    await expect(row(page, 'Server: nginx')).toBeVisible();
    for (const [t, clock] of [
      ['99:00', '20:00'],
      ['soon', '00:0\\d'],
    ] as const) {
      await openPlayer(page, `${PLAYER_PATH}&t=${t}`);
      await expect(slider(page), t).toHaveAttribute('max', '1200000');
      await expectPosition(page, clock);
    }
  });

  test('can be copied for the current time', { tag: '@gate' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPausedPlayer(page);
    await page.keyboard.press('Home');
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
    await button(page, 'Copy link at 00:10').click();
    const copiedPathAndTime = async () => {
      const { pathname, searchParams } = new URL(await page.evaluate(() => navigator.clipboard.readText()), page.url());
      return [`${pathname}?recordingType=${searchParams.get('recordingType')}`, searchParams.get('t')];
    };
    await expect.poll(copiedPathAndTime).toEqual([PLAYER_PATH, '00:10']);
  });
});

test('the player changes the size of the terminal as in the session', { tag: '@gate' }, async ({ page, mock }) => {
  const endEvent = mock.world.db.auditEvent.all().find(({ event }) => event === 'session.end');
  mock.world.db.auditEvent.update(endEvent?.uid ?? '', { server_hostname: 'db-01' });
  await openPausedPlayer(page);
  await page.keyboard.press('Home');
  await expect(rows(page)).toHaveCount(25);
  await page.keyboard.press('End');
  await expect(rows(page)).toHaveCount(52);
  await page.keyboard.press('Home');
  await expect(rows(page)).toHaveCount(25);
});

test('full screen hides the controls until a key is pressed or the pointer reaches the edge', async ({
  page,
  time,
}) => {
  await openPausedPlayer(page);
  await button(page, 'Full screen').click();
  await expect(button(page, 'Exit full screen')).toBeVisible();
  await page.mouse.move(700, 450);
  await time.pass('00:00:04');
  await expect(button(page, 'Play')).not.toBeInViewport();
  await page.mouse.move(700, 890);
  await expect(button(page, 'Play')).toBeInViewport();
  await page.mouse.move(700, 450);
  await time.pass('00:00:04');
  await expect(button(page, 'Play')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Play')).toBeInViewport();
  await button(page, 'Exit full screen').click();
  await time.pass('00:00:04');
  await expect(button(page, 'Play')).toBeInViewport();
});

test('the recording of a shell in a pod plays', async ({ page, mock }) => {
  const endEvent = mock.world.db.auditEvent.all().find(({ event }) => event === 'session.end');
  mock.world.db.auditEvent.update(endEvent?.uid ?? '', { kubernetes_cluster: 'prod' });
  await openPausedPlayer(page, playerPath(String(endEvent?.['sid']), 'recordingType=k8s'));
  await page.keyboard.press('End');
  await expect(row(page, 'checkout-7d9c5b6f4-x2l8q')).toBeVisible();
});

test('after a session ends, its recording shows the typed commands', async ({ page }) => {
  await openShell(page);
  await page.keyboard.type('exit\n');
  await expect(connected(page)).toBeHidden();
  await page.goto('/web/cluster/one.example.com/recordings');
  const playLink = page.getByRole('link', { name: /^Play the session on web-01/ }).first();
  await openPausedPlayer(page, (await playLink.getAttribute('href')) ?? '');
  await page.keyboard.press('End');
  await expect(row(page, 'echo precious')).toBeVisible();
  await expect(row(page, /^precious/)).toBeVisible();
});

test('Tab moves through the controls, and buttons work with Enter and Space', { tag: '@gate' }, async ({ page }) => {
  await openPausedPlayer(page);
  await button(page, /^Copy link/).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Full screen')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Skip idle time' })).toBeFocused();
  await button(page, 'Full screen').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Exit full screen')).toBeVisible();
  await expect(button(page, 'Pause')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the screen and the controls fit', async ({ page }) => {
    await openPausedPlayer(page);
    await page.keyboard.press('End');
    await expect(row(page, 'Server: nginx')).toBeInViewport();
    const sliderTop = (await slider(page).boundingBox())?.y ?? 0;
    const { y = 0, height = 0 } = (await rows(page).last().boundingBox()) ?? {};
    expect([y > 200, y + height < sliderTop, height > 6]).toEqual([true, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
