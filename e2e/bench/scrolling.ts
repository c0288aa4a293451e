import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapOf } from './heap.ts';
import { median, percentile, type Measure } from './measure.ts';
import { onStage, repeated, type Stage } from './stage.ts';

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

export async function threeRides(page: Page): Promise<Ride[]> {
  const rides: Ride[] = [];
  for (let run = 0; run < 3; run += 1) rides.push(await ride(page));
  return rides;
}

/** The 95th percentile of a ride, the median of several. */
export const worstFrame = (rides: readonly Ride[]): number =>
  median(rides.map(({ frames }) => refreshes(percentile(frames, 0.95))));

async function filter(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search servers' });
  await field.fill('backup-0');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor();
  // Keys that follow each other within 120 ms are told together; this one comes alone.
  await page.waitForTimeout(200);
  const began = performance.now();
  await field.press('2');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor({ state: 'hidden' });
  await page.getByRole('rowheader', { name: 'backup-02' }).waitFor();
  return performance.now() - began;
}

/** Milliseconds from asking for the list, with everything else in the browser's cache, to its first row. */
async function firstRows(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('row').nth(1).waitFor();
  return performance.now() - began;
}

/** Has all of them fetched, by the button that counts labels. */
async function loadAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  await page.getByRole('button', { name: 'Count all results' }).click();
  await page.getByText('Counted in 30,000 results.').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Close labels' }).click();
}

const nodesIn = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function openServers({ open, origin }: Stage): Promise<Page> {
  const page = await open({ as: 'mira' });
  await page.goto(origin + SERVERS);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

/** The 95th percentile frame while the list scrolls and loads. */
export async function scroll(stage: Stage): Promise<number> {
  const page = await openServers(stage);
  const value = worstFrame(await threeRides(page));
  await page.context().close();
  return value;
}

export const scrolling = (): Promise<Measure[]> =>
  onStage('large', async (stage) => {
    const { origin } = stage;
    const page = await openServers(stage);
    const first = await repeated(5, () => firstRows(page, origin + SERVERS));
    const rides = await threeRides(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await loadAll(page);
    const held = await threeRides(page);
    const nodes = await nodesIn(page);
    const heap = await heapOf(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const keys = await repeated(5, () => filter(page));
    return [
      { ...budgets.firstRows, value: median(first) },
      { ...budgets.frame, value: worstFrame(rides) },
      { ...budgets.rows, value: Math.max(...rides.map(({ rows }) => rows)) },
      { ...budgets.frameHeld, value: worstFrame(held) },
      { ...budgets.heapHeld, value: heap },
      { ...budgets.nodes, value: nodes },
      { ...budgets.filter, value: median(keys) },
    ];
  });
