import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, type Measurement } from './measurement.ts';
import { heapOf } from './heap.ts';
import { withBench, repeatMeasurement, type SlowConditions, type BenchContext } from './bench-context.ts';
import { measureBlockedTime, measureReadyToType, measureLayoutShift, measureSignIn } from './sign-in.ts';

const RUNS = 7;
const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const firstRow = (page: Page) => page.getByRole('row').nth(1);

async function measureHeapMib({ openPage, origin }: BenchContext): Promise<number> {
  const page = await openPage({ username: 'mira' });
  await page.goto(origin + SERVERS_PATH);
  await firstRow(page).waitFor();
  const heap = await heapOf(page);
  await page.context().close();
  return heap;
}

async function measureRouteChange({ openPage, origin }: BenchContext): Promise<number> {
  const page = await openPage({ username: 'mira' });
  await page.goto(origin + SERVERS_PATH);
  await firstRow(page).waitFor();
  const rolesLink = page.getByRole('link', { name: 'Roles', exact: true });
  await rolesLink.click();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await firstRow(page).waitFor();
  const startedAt = Date.now();
  await rolesLink.click();
  await page.getByRole('heading', { name: 'Manage Roles' }).waitFor();
  const durationMs = Date.now() - startedAt;
  await page.context().close();
  return durationMs;
}

const measureSubmit = async (bench: BenchContext, conditions: SlowConditions = {}) =>
  (await measureSignIn(bench, conditions)).ms;

/** Waiting times, heap and layout shifts in the browser; medians of runs with an empty cache. */
export const measurePages = (): Promise<Measurement[]> =>
  withBench('default', async (bench) => {
    const measureMedian = async (run: () => Promise<number>) => median(await repeatMeasurement(RUNS, run));
    return [
      { ...budgets.ready, value: await measureMedian(() => measureReadyToType(bench)) },
      { ...budgets.readySlow, value: await measureMedian(() => measureReadyToType(bench, { cpuSlowdown: 4 })) },
      { ...budgets.blockedSlow, value: await measureMedian(() => measureBlockedTime(bench)) },
      { ...budgets.submit, value: await measureMedian(() => measureSubmit(bench)) },
      { ...budgets.submitSlow, value: await measureMedian(() => measureSubmit(bench, { cpuSlowdown: 4 })) },
      { ...budgets.heap, value: await measureMedian(() => measureHeapMib(bench)) },
      { ...budgets.routeChange, value: await measureMedian(() => measureRouteChange(bench)) },
      {
        ...budgets.shift,
        label: `${budgets.shift.label}, sign-in`,
        value: await measureMedian(() => measureLayoutShift(bench, '/web/login')),
      },
      {
        ...budgets.shift,
        label: `${budgets.shift.label}, servers`,
        value: await measureMedian(() => measureLayoutShift(bench, SERVERS_PATH, 'mira')),
      },
    ];
  });
