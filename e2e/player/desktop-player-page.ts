// Locators and steps for the player of desktop recordings.
import type { Page } from '@playwright/test';
import { RECORDED_DESKTOP_ID } from '#fixtures/scenarios/recordings/recorded-desktops.ts';
import { expect } from '#e2e/harness/harness.ts';

export const playerAddress = (query = 'recordingType=desktop&durationMs=60000') =>
  `/web/cluster/one.example.com/session/${RECORDED_DESKTOP_ID}?${query}`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const screen = (page: Page) => page.getByRole('img', { name: 'Recorded desktop' });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
export const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed' });
export const events = (page: Page) => page.getByRole('region', { name: 'Session events' }).getByRole('listitem');
export const controls = (page: Page) => page.getByRole('region', { name: 'Playback controls' });

/** The color at a position of the recorded screen, as `red green blue`. `none` if nothing was drawn there. */
const colorAt = (page: Page, x: number, y: number) =>
  screen(page).evaluate(
    (canvas, [left, top]) => {
      // The element with this role is always the console's canvas.
      const pixel = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(left, top, 1, 1).data;
      return pixel && pixel[3] === 255 ? `${pixel[0]} ${pixel[1]} ${pixel[2]}` : 'none';
    },
    [x, y] as const,
  );

export const BLUE = '20 60 160';
export const RED = '200 30 30';
export const GREEN = '20 150 60';

/** Positions in the background, the red box and the green box of the sample recording. */
const SAMPLE_POINTS = { background: [10, 10], red: [150, 150], green: [450, 250] } as const;

export function expectColor(page: Page, point: keyof typeof SAMPLE_POINTS, color: string): Promise<void> {
  const [x, y] = SAMPLE_POINTS[point];
  return expect.poll(() => colorAt(page, x, y)).toBe(color);
}

/** Drags the slider to a time and releases it. */
export async function seekTo(page: Page, seconds: number): Promise<void> {
  await slider(page).fill(String(seconds * 1000));
  await slider(page).blur();
}

/** Opens the player and waits until it plays. */
export async function openPlaying(page: Page, query?: string): Promise<void> {
  await page.goto(playerAddress(query));
  await expect(button(page, 'Pause')).toBeVisible();
}
