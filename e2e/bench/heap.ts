import type { Page } from '@playwright/test';

async function usageOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return session.send('Runtime.getHeapUsage');
}

const mib = (bytes: number): number => bytes / 1024 / 1024;

/** What is in use after a collection, in MiB. */
export const heapOf = async (page: Page): Promise<number> => mib((await usageOf(page)).usedSize);

/** The same with what bytes take, which lie outside of the heap. */
export async function heapAndBytesOf(page: Page): Promise<number> {
  const { usedSize, backingStorageSize } = await usageOf(page);
  return mib(usedSize + backingStorageSize);
}
