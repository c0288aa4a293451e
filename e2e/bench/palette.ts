import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapOf } from './heap.ts';
import { median, type Measure } from './measure.ts';
import { onStage, repeated } from './stage.ts';

const RUNS = 7;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' });

/** Remembers when the last key went down, on the page's own clock. */
const watchKeys = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('keydown', () => Object.assign(globalThis, { pressed: performance.now() }), true),
  );

/** From the last key to the first frame that shows these words in that element. */
async function sincePress(page: Page, selector: string, words: string): Promise<number> {
  const took = await page.waitForFunction(
    ([selector, words]) =>
      document.querySelector(selector)?.textContent?.includes(words) === true &&
      performance.now() - (globalThis as unknown as { pressed: number }).pressed, // put there above
    [selector, words] as const,
    { polling: 'raf' },
  );
  return Number(await took.jsonValue());
}

async function opening(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const took = await sincePress(page, '[role=option]', '');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
  return took;
}

async function search(page: Page, text: string, status: string): Promise<number> {
  await field(page).fill('');
  await field(page).fill(text.slice(0, -1));
  await page.waitForTimeout(300);
  await page.keyboard.press(text.slice(-1));
  return sincePress(page, 'dialog output', status);
}

/** One server, every server, and words that are looked for in all labels. */
const SEARCHES = [
  ['spree-4999', '11 matches.'],
  ['r', 'The best 50 of 100,0'],
  ['nothing like it', '0 matches.'],
] as const;

async function loadAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'All clusters' }).check();
  await field(page).fill('r');
  await page.getByText('Searched 100,000 resources.').waitFor({ timeout: 120_000 });
}

export const palette = (): Promise<Measure[]> =>
  onStage('a hundred thousand', async ({ open, origin }) => {
    const page = await open({ as: 'alice' });
    await watchKeys(page);
    await page.goto(`${origin}/web/support`);
    await page.getByRole('heading', { name: 'Help & Support' }).waitFor();
    await loadAll(page);
    const searches: number[] = [];
    for (const [text, status] of SEARCHES)
      searches.push(median(await repeated(RUNS, () => search(page, text, status))));
    const heap = await heapOf(page);
    await field(page).fill('r');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.keyboard.press('Escape');
    const openings = await repeated(RUNS, () => opening(page));
    return [
      { ...budgets.paletteOpen, value: median(openings) },
      { ...budgets.paletteResults, value: Math.max(...searches) },
      { ...budgets.paletteHeap, value: heap },
      { ...budgets.paletteNodes, value: nodes },
    ];
  });
