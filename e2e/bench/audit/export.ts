import type { BrowserContext, Page } from '@playwright/test';
import { eventsFor } from './events.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { givePicker, withProfile } from '#e2e/bench/disk.ts';
import { greatest, watchMemory } from '#e2e/bench/heap.ts';
import { median, type Measure } from '#e2e/bench/measure.ts';
import { onStage, signIn, type Stage } from '#e2e/bench/stage.ts';

const SEARCH = 'GET /v1/webapi/sites/{cluster}/events/search';
const LOG = '/web/cluster/one.example.com/audit';

const RUNS = 5;
const PAGE = 5000;
const PAGES = 20;
const COUNT = PAGE * PAGES;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export events' });

/**
 * A log of so many pages, each of which is made before it is asked for: sorting them is not what is measured. All hold the
 * same events but for their IDs, because an export ends where pages add nothing new.
 */
function fillPages({ world }: Stage['mock']): void {
  const text = JSON.stringify(eventsFor(world, PAGE));
  const pages = Array.from({ length: PAGES }, (_, page) => text.replaceAll('"uid":"', `"uid":"${page}-`));
  let asked = 0;
  world.fault(SEARCH, {
    get text() {
      asked += 1;
      return `{"events":${pages[asked - 1] ?? '[]'},"startKey":"${asked < PAGES ? asked : ''}"}`;
    },
  });
}

/** From the press on Export to the frame that says that all of it is on the disk. */
async function exported(page: Page, { mock, origin }: Stage): Promise<{ ms: number; bytes: number }> {
  await givePicker(page);
  fillPages(mock);
  await page.goto(origin + LOG);
  await page.getByRole('rowheader').first().waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByLabel('Which events').selectOption('All events in this range');
  const memory = await watchMemory(page);
  fillPages(mock);
  const began = performance.now();
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  const done = dialog(page)
    .getByRole('status')
    .filter({ hasText: `Exported ${COUNT.toLocaleString('en')} events` });
  const most = await greatest(memory, () => done.isVisible());
  return { ms: performance.now() - began, bytes: most };
}

async function repeatedly(stage: Stage, context: BrowserContext): Promise<Measure[]> {
  await signIn(context, { ...stage, as: 'carol' });
  const runs: { ms: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    runs.push(await exported(page, stage));
    await page.close();
  }
  return [
    { ...budgets.exportSpeed, value: COUNT / (median(runs.map(({ ms }) => ms)) / 1000) },
    { ...budgets.exportHeap, value: median(runs.map(({ bytes }) => bytes)) / 1024 / 1024 },
  ];
}

/** A log of 100,000 events streamed to the disk, and what the page holds of it at its most. */
export const exporting = (): Promise<Measure[]> =>
  onStage('no events', (stage) => withProfile((context) => repeatedly(stage, context)));
