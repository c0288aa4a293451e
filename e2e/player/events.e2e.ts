// Tests the events and previews of a recorded session, which come from the metadata of the recording (18.x).
import type { Page } from '@playwright/test';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { METADATA_STREAM } from '#fixtures/sockets/playback/metadata-stream.ts';
import type { FaultStep } from '#fixtures/sockets/stream-faults.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { visibleColors } from '#e2e/harness/visible-colors.ts';
import { button, expectPosition, openPausedPlayer, playerPath, row, slider } from './player-page.ts';

const RECORDING_PATH = playerPath(RECORDED_SESSION_ID);
const CAROL_JOINED_TEXT = 'carol joined and stayed until 00:50';

const metadataFrame = (type: string, data: unknown): FaultStep => ({ text: JSON.stringify({ type, data }) });
const eventsPanel = (page: Page) => page.getByRole('region', { name: 'Session events' });

const previewImage = (page: Page) => page.getByRole('img', { name: /^Screen at/ });

/** Moves the pointer to a position on the timeline, from 0 (start) to 1 (end). */
async function hoverTimeline(page: Page, position: number): Promise<void> {
  const { width = 0 } = (await slider(page).boundingBox()) ?? {};
  await slider(page).hover({ position: { x: width * position, y: 10 } });
}

async function expectPlaysWithoutEvents(page: Page): Promise<void> {
  await openPausedPlayer(page, RECORDING_PATH);
  await page.keyboard.press('End');
  await expect(row(page, 'line 30 of thirty')).toBeVisible();
  await expect(button(page, 'Session events')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a recorded session with a guest, 18.x' });

  // docs/behaviour.md#recordings "Marks above the timeline show the other", "A list shows them with names and times",
  // "Each mark and each entry leads to its time"
  test('a mark above the timeline and its list entry seek to the event', { tag: '@gate' }, async ({ page }) => {
    await openPausedPlayer(page, RECORDING_PATH);
    await button(page, `00:30: ${CAROL_JOINED_TEXT}`).click();
    await expectPosition(page, '00:30');
    await button(page, 'Session events').click();
    await expect(eventsPanel(page).getByRole('listitem')).toHaveText([
      '00:20Terminal resized to 100×30',
      '00:21Idle for 20 sec',
      `00:30${CAROL_JOINED_TEXT}`,
    ]);
    await eventsPanel(page).getByRole('button', { name: '00:20: go to this moment' }).press('Enter');
    await expectPosition(page, '00:20');
    await expect(row(page, 'line 10 of thirty')).toBeVisible();
    await expect(row(page, 'line 11 of thirty')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(eventsPanel(page)).toBeHidden();
  });

  // docs/behaviour.md#recordings "The player skips events and thumbnails"
  test('unreadable metadata is skipped, and hidden characters in names are made visible', async ({ page, mock }) => {
    mock.world.streamFault = {
      stream: METADATA_STREAM,
      steps: [
        { text: '{' },
        { bytes: [1, 2, 3] },
        metadataFrame('metadata', {
          duration: 60_000,
          events: [
            null,
            { type: 'dance' },
            { type: 'join', user: '<b>mallory</b>\u202e', startTime: 7000, endTime: 7000 },
          ],
        }),
        metadataFrame('thumbnail', { svg: 7 }),
        'drop',
      ],
    };
    await openPausedPlayer(page, `${RECORDING_PATH}&panel=events`);
    await expect(eventsPanel(page).getByRole('listitem')).toHaveText(['00:07<b>mallory</b>U+202E joined']);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toBeVisible();
  });

  // docs/behaviour.md#recordings "The thumbnail of the time under the pointer"
  test('the timeline shows a preview of the screen at the position of the pointer', async ({ page }) => {
    await openPausedPlayer(page, RECORDING_PATH);
    await hoverTimeline(page, 0.5);
    await expect(previewImage(page)).toHaveAccessibleName(/^Screen at 00:(29|30)$/);
    // The background and text colors of the terminal theme.
    await expect.poll(() => visibleColors(previewImage(page))).toEqual(expect.arrayContaining(['#0f1116', '#d6dae3']));
    await hoverTimeline(page, 0.99);
    await expect(previewImage(page)).toHaveAccessibleName('Screen at 00:59');
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(previewImage(page)).toHaveCount(0);
  });

  // docs/behaviour.md#recordings "The console shows it as an image"
  test('a preview runs no script and fetches no image', { tag: '@gate' }, async ({ page, mock }) => {
    const script = "document.title='taken';window.taken=true";
    const externalImage = '<image href="https://elsewhere.example.com/seen.png" width="9" height="9"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>${script}</script>${externalImage}<text>seen</text></svg>`;
    const thumbnail = {
      cols: 80,
      rows: 25,
      cursorX: 0,
      cursorY: 0,
      cursorVisible: true,
      startOffset: 0,
      endOffset: 60_000,
    };
    mock.world.streamFault = {
      stream: METADATA_STREAM,
      steps: [
        metadataFrame('thumbnail', { ...thumbnail, svg }),
        metadataFrame('metadata', { duration: 60_000, events: null }),
        'drop',
      ],
    };
    await openPausedPlayer(page, RECORDING_PATH);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', / out of 01:00$/);
    await hoverTimeline(page, 0.5);
    await expect(previewImage(page)).toBeVisible();
    const sanitizedSvg = decodeURIComponent((await previewImage(page).getAttribute('src')) ?? '');
    expect(sanitizedSvg).toContain('<text>seen</text>');
    expect(sanitizedSvg).not.toMatch(/script|<image|elsewhere/);
    expect(await page.evaluate(() => ['taken' in window, document.title === 'taken'])).toEqual([false, false]);
  });

  // docs/behaviour.md#recordings "A recording without such events plays as usual"
  test('a recording plays even if its metadata fails or its stream is cut', async ({ page, mock }) => {
    for (const steps of [[metadataFrame('error', { error: 'recording not found' }), 'drop'], ['drop']] as const) {
      mock.world.streamFault = { stream: METADATA_STREAM, steps };
      await expectPlaysWithoutEvents(page);
    }
  });
});

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'a recorded session' });

  test('the player opens no WebSocket', async ({ page }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await expectPlaysWithoutEvents(page);
    expect(sockets).toEqual([]);
  });
});
