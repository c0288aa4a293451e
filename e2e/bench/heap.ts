import type { Page } from '@playwright/test';

/**
 * Use of memory after garbage collection. One collection can leave some garbage behind (4 of 18 MB were seen), so it
 * is repeated until nothing more is freed.
 */
async function settledUsageOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  let usage = await session.send('Runtime.getHeapUsage');
  for (let isFalling = true; isFalling;) {
    await session.send('HeapProfiler.collectGarbage');
    const nextUsage = await session.send('Runtime.getHeapUsage');
    isFalling = nextUsage.usedSize < usage.usedSize;
    usage = nextUsage;
  }
  await session.detach();
  return usage;
}

const toMib = (bytes: number): number => bytes / 1024 / 1024;

/** The used heap after garbage collection, in MiB. */
export const heapOf = async (page: Page): Promise<number> => toMib((await settledUsageOf(page)).usedSize);

/** The used heap and the buffers outside of it, in MiB. */
export async function heapAndBuffersOf(page: Page): Promise<number> {
  const { usedSize, backingStorageSize } = await settledUsageOf(page);
  return toMib(usedSize + backingStorageSize);
}

const POLL_MS = 100;

/** Creates a function that measures the bytes in use, with buffers outside the heap and without garbage collection. */
export async function watchMemory(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return async () => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
}

/** The maximum memory use until the condition is met. */
export async function peakMemory(memoryUse: () => Promise<number>, isDone: () => Promise<boolean>): Promise<number> {
  let peak = await memoryUse();
  while (!(await isDone())) {
    peak = Math.max(peak, await memoryUse());
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return peak;
}
