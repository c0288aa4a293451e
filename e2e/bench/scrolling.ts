// Measures frame times, memory and filtering while the list of 30,000 servers scrolls.
import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapOf } from './heap.ts';
import { median, percentile, type Measurement } from './measurement.ts';
import { withBench, repeatMeasurement, type BenchContext } from './bench-context.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

interface ScrollSample {
  /** The duration of each frame, in milliseconds. */
  frames: number[];
  /** The maximum number of rendered rows. */
  rows: number;
}

/** The browser draws 60 frames a second. Its clock can be off by a tenth of a millisecond. */
const FRAME_MS = 1000 / 60;
const roundToFrames = (ms: number) => Math.round(ms / FRAME_MS) * FRAME_MS;

/** Scrolls a little in each frame, as a mouse wheel does, and counts the rendered rows. */
const recordScroll = (page: Page): Promise<ScrollSample> =>
  page.evaluate(async () => {
    const frames: number[] = [];
    let rows = 0;
    let previousFrameAt = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 240; frame += 1) {
      window.scrollBy(0, 400);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - previousFrameAt);
      previousFrameAt = now;
      rows = Math.max(rows, document.querySelectorAll('tbody tr').length);
    }
    return { frames, rows };
  });

export async function recordThreeScrolls(page: Page): Promise<ScrollSample[]> {
  const samples: ScrollSample[] = [];
  for (let run = 0; run < 3; run += 1) samples.push(await recordScroll(page));
  return samples;
}

/** The 95th percentile of the frame times of each run, in milliseconds; the median of all runs. */
export const slowFrameMs = (samples: readonly ScrollSample[]): number =>
  median(samples.map(({ frames }) => roundToFrames(percentile(frames, 0.95))));

async function measureFilter(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search servers' });
  await field.fill('backup-0');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor();
  // Key presses within 120 ms are reported together, so wait: this one must be reported alone.
  await page.waitForTimeout(200);
  const startedAt = performance.now();
  await field.press('2');
  await page.getByRole('rowheader', { name: 'backup-01' }).waitFor({ state: 'hidden' });
  await page.getByRole('rowheader', { name: 'backup-02' }).waitFor();
  return performance.now() - startedAt;
}

/** Milliseconds from the request of the list to its first row, with everything else in the browser's cache. */
async function msToFirstRow(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const startedAt = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('row').nth(1).waitFor();
  return performance.now() - startedAt;
}

/** Loads all servers with the button that counts labels. */
async function loadAllServers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  await page.getByRole('button', { name: 'Count all results' }).click();
  await page.getByText('Counted in 30,000 results.').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Close labels' }).click();
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function openServers({ openPage, origin }: BenchContext): Promise<Page> {
  const page = await openPage({ username: 'mira' });
  await page.goto(origin + SERVERS_PATH);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

/** The 95th percentile of frame times while the list scrolls and loads. */
export async function measureScroll(bench: BenchContext): Promise<number> {
  const page = await openServers(bench);
  const value = slowFrameMs(await recordThreeScrolls(page));
  await page.context().close();
  return value;
}

export const measureScrolling = (): Promise<Measurement[]> =>
  withBench('large', async (bench) => {
    const { origin } = bench;
    const page = await openServers(bench);
    const firstRowTimes = await repeatMeasurement(5, () => msToFirstRow(page, origin + SERVERS_PATH));
    const samples = await recordThreeScrolls(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await loadAllServers(page);
    const samplesAfterLoading = await recordThreeScrolls(page);
    const nodes = await countElements(page);
    const heap = await heapOf(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const filterTimes = await repeatMeasurement(5, () => measureFilter(page));
    return [
      { ...budgets.firstRows, value: median(firstRowTimes) },
      { ...budgets.frame, value: slowFrameMs(samples) },
      { ...budgets.rows, value: Math.max(...samples.map(({ rows }) => rows)) },
      { ...budgets.frameHeld, value: slowFrameMs(samplesAfterLoading) },
      { ...budgets.heapHeld, value: heap },
      { ...budgets.nodes, value: nodes },
      { ...budgets.filter, value: median(filterTimes) },
    ];
  });
