// Measures the memory and the speed while a desktop copies 512 MB into a shared directory.
import type { BrowserContext, Page } from '@playwright/test';
import { budgets } from '#e2e/bench/budgets.ts';
import { withDiskProfile } from '#e2e/bench/disk-profile.ts';
import { peakMemory, watchMemory } from '#e2e/bench/heap.ts';
import { toKib, toKb, type Measurement } from '#e2e/bench/measurement.ts';
import { withBench, signIn, type BenchContext } from '#e2e/bench/bench-context.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';

const FILE = 'disk-image.vhd';

const stubDirectoryPicker = (page: Page) =>
  // Passed as text, because the benchmark's compiler would add helper names to a function.
  page.addInitScript({
    content: `window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('docs', { create: true });`,
  });

const sizeOfCopy = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const docs = await (await navigator.storage.getDirectory()).getDirectoryHandle('docs');
    const handle = await docs.getFileHandle(name).catch(() => undefined);
    return handle ? (await handle.getFile()).size : 0;
  }, FILE);

/** Waits for a control of the desktop, by name, and clicks it. */
async function clickOnDesktop(page: Page, { mock }: BenchContext, name: string): Promise<void> {
  const { desktop } = mock.world.desktops.onlyOne();
  let controlPosition = desktop.findControl(name);
  for (; !controlPosition; controlPosition = desktop.findControl(name)) await page.waitForTimeout(20);
  const screen = page.getByRole('application', { name: 'Screen of alpha' });
  const scale = ((await screen.boundingBox())?.width ?? Number.NaN) / desktop.size().width;
  await screen.click({ position: { x: controlPosition.x * scale, y: controlPosition.y * scale } });
}

async function measureCopy(bench: BenchContext, context: BrowserContext): Promise<Measurement[]> {
  const { mock, origin } = bench;
  await signIn(context, { mock, origin, username: 'alice' });
  const page = context.pages()[0] ?? (await context.newPage());
  await stubDirectoryPicker(page);
  await page.goto(`${origin}/web/cluster/one.example.com/desktops/alpha/Administrator`);
  await page.getByRole('button', { name: 'Connect as Administrator' }).click();
  await page.getByText('Connected', { exact: true }).waitFor();
  await chooseMenuItem(page, 'Desktop actions', 'Share directory');
  await page.getByText('Sharing docs', { exact: true }).waitFor();
  await clickOnDesktop(page, bench, 'This PC');
  await clickOnDesktop(page, bench, FILE);
  const size = (await mock.world.desktops.onlyOne().desktop.files.info(FILE))?.size ?? Number.NaN;
  const measureMemory = await watchMemory(page);
  const bytesBefore = await measureMemory();
  const startedAt = performance.now();
  await clickOnDesktop(page, bench, 'Copy to share');
  const peakBytes = await peakMemory(measureMemory, async () => (await sizeOfCopy(page)) === size);
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    { ...budgets.sharedHeap, value: toKib(toKib(peakBytes - bytesBefore)) },
    { ...budgets.sharedSpeed, value: toKb(toKb(size)) / seconds },
  ];
}

export const measureDirectorySharing = (): Promise<Measurement[]> =>
  withBench('a windows desktop', (bench) => withDiskProfile((context) => measureCopy(bench, context)));
