// Measures the memory and the speed of a large download from a server to the disk.
import type { BrowserContext, Page } from '@playwright/test';
import { LARGE_FILE } from '#fixtures/scenarios/files.ts';
import { budgets } from './budgets.ts';
import { stubSavePicker, withDiskProfile } from './disk-profile.ts';
import type { Measurement } from './measurement.ts';
import { withBench, signIn, type BenchContext } from './bench-context.ts';

const POLL_MS = 100;
const MIB = 1024 * 1024;

async function openFiles(page: Page, origin: string): Promise<void> {
  await stubSavePicker(page);
  await page.goto(`${origin}/web/cluster/one.example.com/console/node/id-of-web-01/root`);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
}

/** Creates a function that measures the bytes that scripts use, including buffers outside the heap. */
async function trackUsedBytes(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return async () => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
}

async function measureDownload({ mock, origin }: BenchContext, context: BrowserContext): Promise<Measurement[]> {
  await signIn(context, { mock, origin, username: 'alice' });
  const page = context.pages()[0] ?? (await context.newPage());
  await openFiles(page, origin);
  const measureUsedBytes = await trackUsedBytes(page);
  const bytesBefore = await measureUsedBytes();
  await page.getByLabel('Download from').fill(LARGE_FILE.path);
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const doneMessage = page.getByText('Done, 2.0 GB');
  let peakBytes = bytesBefore;
  while (!(await doneMessage.isVisible())) {
    peakBytes = Math.max(peakBytes, await measureUsedBytes());
    await page.waitForTimeout(POLL_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    { ...budgets.downloadHeap, value: (peakBytes - bytesBefore) / MIB },
    { ...budgets.downloadSpeed, value: LARGE_FILE.size / 1e6 / seconds },
  ];
}

/** Downloads 2 GB to the disk, and measures the peak memory of the page. */
export const measureFileTransfer = (): Promise<Measurement[]> =>
  withBench('a large file', (bench) => withDiskProfile((context) => measureDownload(bench, context)));
