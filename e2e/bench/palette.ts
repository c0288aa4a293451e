import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapOf } from './heap.ts';
import { median, type Measurement } from './measurement.ts';
import { withBench, repeatMeasurement } from './bench-context.ts';

const RUNS = 7;

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' });

/** Records the time of the last key press on the page's clock. */
const recordKeyTimes = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('keydown', () => Object.assign(globalThis, { pressed: performance.now() }), true),
  );

/** The time from the last key press to the first frame in which the element shows this text. */
async function msFromKeyToText(page: Page, selector: string, text: string): Promise<number> {
  const elapsedMs = await page.waitForFunction(
    ([selector, words]) =>
      document.querySelector(selector)?.textContent?.includes(words) === true &&
      performance.now() - (globalThis as unknown as { pressed: number }).pressed, // Set by `recordKeyTimes`.
    [selector, text] as const,
    { polling: 'raf' },
  );
  return Number(await elapsedMs.jsonValue());
}

async function measureOpening(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const openingMs = await msFromKeyToText(page, '[role=option]', '');
  await page.keyboard.press('Escape');
  await searchField(page).waitFor({ state: 'hidden' });
  return openingMs;
}

async function measureSearch(page: Page, text: string, status: string): Promise<number> {
  await searchField(page).fill('');
  await searchField(page).fill(text.slice(0, -1));
  await page.waitForTimeout(300);
  await page.keyboard.press(text.slice(-1));
  return msFromKeyToText(page, 'dialog output', status);
}

/** Searches that match a few resources, all resources and no resources, with the status that the palette shows. */
const SEARCHES = [
  ['spree-4999', '11 matches.'],
  ['r', 'The best 50 of 100,0'],
  ['nothing like it', '0 matches.'],
] as const;

async function loadAllClusters(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'All clusters' }).check();
  await searchField(page).fill('r');
  await page.getByText('Searched 100,000 resources.').waitFor({ timeout: 120_000 });
}

export const measurePalette = (): Promise<Measurement[]> =>
  withBench('a hundred thousand servers', async ({ openPage, origin }) => {
    const page = await openPage({ username: 'alice' });
    await recordKeyTimes(page);
    await page.goto(`${origin}/web/support`);
    await page.getByRole('heading', { name: 'Help & Support' }).waitFor();
    await loadAllClusters(page);
    const searches: number[] = [];
    for (const [text, status] of SEARCHES)
      searches.push(median(await repeatMeasurement(RUNS, () => measureSearch(page, text, status))));
    const heap = await heapOf(page);
    await searchField(page).fill('r');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.keyboard.press('Escape');
    const openings = await repeatMeasurement(RUNS, () => measureOpening(page));
    return [
      { ...budgets.paletteOpen, value: median(openings) },
      { ...budgets.paletteResults, value: Math.max(...searches) },
      { ...budgets.paletteHeap, value: heap },
      { ...budgets.paletteNodes, value: nodes },
    ];
  });
