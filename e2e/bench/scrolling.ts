import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, percentile, type Measure } from './measure.ts';
import { onStage, repeated } from './stage.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';

interface Ride {
  frames: number[];
  rows: number;
}

/** The browser draws 60 times a second; its clock is a tenth of a millisecond off now and then. */
const REFRESH_MS = 1000 / 60;
const refreshes = (ms: number) => Math.round(ms / REFRESH_MS) * REFRESH_MS;

/** Scrolls as a wheel does, a little each frame, and counts what is in the page meanwhile. */
const ride = (page: Page): Promise<Ride> =>
  page.evaluate(async () => {
    const frames: number[] = [];
    let rows = 0;
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 240; frame += 1) {
      window.scrollBy(0, 400);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      rows = Math.max(rows, document.querySelectorAll('tbody tr').length);
    }
    return { frames, rows };
  });

async function filter(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search servers' });
  await field.fill('backup-0');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor();
  const began = performance.now();
  await field.press('2');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor({ state: 'hidden' });
  await page.getByRole('rowheader', { name: 'backup-02' }).waitFor();
  return performance.now() - began;
}

export const scrolling = (): Promise<Measure[]> =>
  onStage('large', async ({ open, origin }) => {
    const page = await open({ as: 'mira' });
    await page.goto(origin + SERVERS);
    await page.getByRole('row').nth(1).waitFor();
    const rides: Ride[] = [];
    for (let run = 0; run < 3; run += 1) rides.push(await ride(page));
    await page.evaluate(() => window.scrollTo(0, 0));
    const keys = await repeated(5, () => filter(page));
    return [
      { ...budgets.frame, value: median(rides.map(({ frames }) => refreshes(percentile(frames, 0.95)))) },
      { ...budgets.rows, value: Math.max(...rides.map(({ rows }) => rows)) },
      { ...budgets.filter, value: median(keys) },
    ];
  });
