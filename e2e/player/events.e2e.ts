// What else happened in a recorded session, as 18.x says it in the metadata of the recording.
import type { Page } from '@playwright/test';
import { RECORDED } from '#fixtures/scenarios/recordings/recordings.ts';
import { METADATA } from '#fixtures/sockets/playback/metadata.ts';
import type { FaultStep } from '#fixtures/sockets/faults.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { visibleColors } from '#e2e/harness/visible-colors.ts';
import { button, isAt, openPaused, playerOf, row, slider } from './recording.ts';

const PLAYER = playerOf(RECORDED);
const JOINED = 'carol joined and stayed until 00:50';

const text = (type: string, data: unknown): FaultStep => ({ text: JSON.stringify({ type, data }) });
const panel = (page: Page) => page.getByRole('region', { name: 'Session events' });

const picture = (page: Page) => page.getByRole('img', { name: /^Screen at/ });

/** Holds the pointer over a part of the time line. */
async function point(page: Page, share: number): Promise<void> {
  const { width = 0 } = (await slider(page).boundingBox()) ?? {};
  await slider(page).hover({ position: { x: width * share, y: 10 } });
}

async function playsWithoutEvents(page: Page): Promise<void> {
  await openPaused(page, PLAYER);
  await page.keyboard.press('End');
  await expect(row(page, 'line 30 of thirty')).toBeVisible();
  await expect(button(page, 'Session events')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a recorded session with a guest, 18.x' });

  // docs/behaviour.md#recordings "Marks above the timeline show the other", "A list shows them with names and times",
  // "Each mark and each entry leads to its time"
  test(
    'a mark above the time line, and its entry in the list, go to what happened',
    { tag: '@gate' },
    async ({ page }) => {
      await openPaused(page, PLAYER);
      await button(page, `00:30: ${JOINED}`).click();
      await isAt(page, '00:30');
      await button(page, 'Session events').click();
      await expect(panel(page).getByRole('listitem')).toHaveText([
        '00:20Terminal resized to 100×30',
        '00:21Idle for 20 sec',
        `00:30${JOINED}`,
      ]);
      await panel(page).getByRole('button', { name: '00:20: go to this moment' }).press('Enter');
      await isAt(page, '00:20');
      await expect(row(page, 'line 10 of thirty')).toBeVisible();
      await expect(row(page, 'line 11 of thirty')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    },
  );

  // docs/behaviour.md#recordings "The player skips events and thumbnails"
  test('frames that cannot be read are left out, and names show what hides in them', async ({ page, mock }) => {
    mock.world.streamFault = {
      of: METADATA,
      steps: [
        { text: '{' },
        { bytes: [1, 2, 3] },
        text('metadata', {
          duration: 60_000,
          events: [
            null,
            { type: 'dance' },
            { type: 'join', user: '<b>mallory</b>\u202e', startTime: 7000, endTime: 7000 },
          ],
        }),
        text('thumbnail', { svg: 7 }),
        'drop',
      ],
    };
    await openPaused(page, `${PLAYER}&panel=events`);
    await expect(panel(page).getByRole('listitem')).toHaveText(['00:07<b>mallory</b>U+202E joined']);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toBeVisible();
  });

  // docs/behaviour.md#recordings "The thumbnail of the time under the pointer"
  test('the picture of a moment is shown where the pointer is on the time line', async ({ page }) => {
    await openPaused(page, PLAYER);
    await point(page, 0.5);
    await expect(picture(page)).toHaveAccessibleName(/^Screen at 00:(29|30)$/);
    // The ground and the text in the terminal's theme.
    await expect.poll(() => visibleColors(picture(page))).toEqual(expect.arrayContaining(['#12141a', '#d6dae3']));
    await point(page, 0.99);
    await expect(picture(page)).toHaveAccessibleName('Screen at 00:59');
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(picture(page)).toHaveCount(0);
  });

  // docs/behaviour.md#recordings "The console shows it as an image"
  test('a picture runs nothing and fetches nothing', { tag: '@gate' }, async ({ page, mock }) => {
    const run = "document.title='taken';window.taken=true";
    const elsewhere = '<image href="https://elsewhere.example.com/seen.png" width="9" height="9"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>${run}</script>${elsewhere}<text>seen</text></svg>`;
    const shot = { cols: 80, rows: 25, cursorX: 0, cursorY: 0, cursorVisible: true, startOffset: 0, endOffset: 60_000 };
    mock.world.streamFault = {
      of: METADATA,
      steps: [text('thumbnail', { ...shot, svg }), text('metadata', { duration: 60_000, events: null }), 'drop'],
    };
    await openPaused(page, PLAYER);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await point(page, 0.5);
    await expect(picture(page)).toBeVisible();
    const shown = decodeURIComponent((await picture(page).getAttribute('src')) ?? '');
    expect(shown).toContain('<text>seen</text>');
    expect(shown).not.toMatch(/script|<image|elsewhere/);
    expect(await page.evaluate(() => ['taken' in window, document.title === 'taken'])).toEqual([false, false]);
  });

  // docs/behaviour.md#recordings "A recording without such events plays as usual"
  test('a recording plays without its metadata, whether that fails or is cut', async ({ page, mock }) => {
    for (const steps of [[text('error', { error: 'recording not found' }), 'drop'], ['drop']] as const) {
      mock.world.streamFault = { of: METADATA, steps };
      await playsWithoutEvents(page);
    }
  });
});

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'a recorded session' });

  test('nothing is asked over a socket', async ({ page }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await playsWithoutEvents(page);
    expect(sockets).toEqual([]);
  });
});
