import type { BrowserContext, Page } from '@playwright/test';
import { LARGE } from '#fixtures/scenarios/files.ts';
import { budgets } from './budgets.ts';
import { givePicker, withProfile } from './disk.ts';
import type { Measure } from './measure.ts';
import { onStage, signIn, type Stage } from './stage.ts';

const LOOK_MS = 100;
const MIB = 1024 * 1024;

async function openFiles(page: Page, origin: string): Promise<void> {
  await givePicker(page);
  await page.goto(`${origin}/web/cluster/one.example.com/console/node/id-of-web-01/root`);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
}

/** Bytes that scripts hold, with the buffers beside the heap. */
async function held(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return async () => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
}

async function download({ mock, origin }: Stage, context: BrowserContext): Promise<Measure[]> {
  await signIn(context, { mock, origin, as: 'alice' });
  const page = context.pages()[0] ?? (await context.newPage());
  await openFiles(page, origin);
  const use = await held(page);
  const before = await use();
  await page.getByLabel('Download from').fill(LARGE.path);
  const began = performance.now();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const done = page.getByText('Done, 2.0 GB');
  let most = before;
  while (!(await done.isVisible())) {
    most = Math.max(most, await use());
    await page.waitForTimeout(LOOK_MS);
  }
  const took = (performance.now() - began) / 1000;
  return [
    { ...budgets.downloadHeap, value: (most - before) / MIB },
    { ...budgets.downloadSpeed, value: LARGE.size / 1e6 / took },
  ];
}

/** A download of 2 GB to the disk, and what the page holds of it at its most. */
export const files = (): Promise<Measure[]> =>
  onStage('a large file', (stage) => withProfile((context) => download(stage, context)));
