import type { BrowserContext, Page } from '@playwright/test';
import { eventsFor } from './events.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { stubSavePicker, withDiskProfile } from '#e2e/bench/disk-profile.ts';
import { peakMemory, watchMemory } from '#e2e/bench/heap.ts';
import { median, type Measurement } from '#e2e/bench/measurement.ts';
import { withBench, signIn, type BenchContext } from '#e2e/bench/bench-context.ts';

const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
const AUDIT_LOG_PATH = '/web/cluster/one.example.com/audit';

const RUNS = 5;
const PAGE_SIZE = 5000;
const PAGE_COUNT = 20;
const EVENT_COUNT = PAGE_SIZE * PAGE_COUNT;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export events' });

/**
 * Serves a log of many pages. Each page is prepared before its request, because sorting is not part of the measurement.
 * All pages have the same events with different IDs, because an export ends at pages without new events.
 */
function serveEventPages({ world }: BenchContext['mock']): void {
  const text = JSON.stringify(eventsFor(world, PAGE_SIZE));
  const pages = Array.from({ length: PAGE_COUNT }, (_, page) => text.replaceAll('"uid":"', `"uid":"${page}-`));
  let requestedPages = 0;
  world.fault(SEARCH_EVENTS, {
    get text() {
      requestedPages += 1;
      return `{"events":${pages[requestedPages - 1] ?? '[]'},"startKey":"${requestedPages < PAGE_COUNT ? requestedPages : ''}"}`;
    },
  });
}

/** Measures the time from the click on Export to the message that the file is complete, and the peak memory use. */
async function measureExport(page: Page, { mock, origin }: BenchContext): Promise<{ ms: number; bytes: number }> {
  await stubSavePicker(page);
  serveEventPages(mock);
  await page.goto(origin + AUDIT_LOG_PATH);
  await page.getByRole('rowheader').first().waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByLabel('Which events').selectOption('All events in this range');
  const measureMemory = await watchMemory(page);
  serveEventPages(mock);
  const startedAt = performance.now();
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  const doneStatus = dialog(page)
    .getByRole('status')
    .filter({ hasText: `Exported ${EVENT_COUNT.toLocaleString('en')} events` });
  const peakBytes = await peakMemory(measureMemory, () => doneStatus.isVisible());
  return { ms: performance.now() - startedAt, bytes: peakBytes };
}

async function measureRepeatedly(bench: BenchContext, context: BrowserContext): Promise<Measurement[]> {
  await signIn(context, { ...bench, username: 'carol' });
  const runs: { ms: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    runs.push(await measureExport(page, bench));
    await page.close();
  }
  return [
    { ...budgets.exportSpeed, value: EVENT_COUNT / (median(runs.map(({ ms }) => ms)) / 1000) },
    { ...budgets.exportHeap, value: median(runs.map(({ bytes }) => bytes)) / 1024 / 1024 },
  ];
}

/** Exports 100,000 events to a file, and measures the peak memory of the page. */
export const measureAuditExport = (): Promise<Measurement[]> =>
  withBench('no events', (bench) => withDiskProfile((context) => measureRepeatedly(bench, context)));
