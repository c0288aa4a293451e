// Tests that pages release their memory after the user has left them.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { heapOf } from '#e2e/bench/heap.ts';

const VISITED_PAGES = [
  ['Users', 'Manage Users'],
  ['Roles', 'Manage Roles'],
  ['Audit Log', 'Audit Log'],
  ['Servers', 'Servers'],
] as const;

/** The heap size in MiB and the number of elements after garbage collection, including detached elements. */
async function measureMemory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const mib = await heapOf(page);
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Element.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.detach();
  return { mib, elements: Number(result.value) };
}

async function visitPages(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation');
  for (const [link, heading] of VISITED_PAGES) {
    await navigation.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
}

test.use({ scenario: 'default', username: 'mira' });

test(
  'after visiting four pages forty times, memory has grown by less than 5 MiB and 200 elements',
  { tag: '@gate' },
  async ({ page, time }) => {
    test.setTimeout(120_000);
    await page.goto('/web/cluster/one.example.com/nodes');
    const visitPagesLater = async () => {
      // After 16 seconds, each list is requested again.
      await time.pass('00:00:16');
      await visitPages(page);
    };
    // After these rounds, all code is loaded, and all lists are loaded and refreshed, so the memory should not grow any
    // more.
    for (let round = 0; round < 4; round += 1) await visitPagesLater();
    const memoryBefore = await measureMemory(page);
    for (let round = 0; round < 40; round += 1) await visitPagesLater();
    const memoryAfter = await measureMemory(page);
    expect(memoryAfter.mib - memoryBefore.mib).toBeLessThan(5);
    expect(memoryAfter.elements - memoryBefore.elements).toBeLessThan(200);
  },
);
