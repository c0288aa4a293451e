import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, type Measure } from './measure.ts';
import { heapOf } from './heap.ts';
import { onStage, repeated, type Conditions, type Stage } from './stage.ts';
import { blocked, readyToType, shift, submitToServers } from './way-in.ts';

const RUNS = 7;
const SERVERS = '/web/cluster/one.example.com/nodes';

const firstRow = (page: Page) => page.getByRole('row').nth(1);

async function heapMiB({ open, origin }: Stage): Promise<number> {
  const page = await open({ as: 'mira' });
  await page.goto(origin + SERVERS);
  await firstRow(page).waitFor();
  const heap = await heapOf(page);
  await page.context().close();
  return heap;
}

async function routeChange({ open, origin }: Stage): Promise<number> {
  const page = await open({ as: 'mira' });
  await page.goto(origin + SERVERS);
  await firstRow(page).waitFor();
  const roles = page.getByRole('link', { name: 'Roles', exact: true });
  await roles.click();
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await firstRow(page).waitFor();
  const began = Date.now();
  await roles.click();
  await page.getByRole('heading', { name: 'Manage Roles' }).waitFor();
  const took = Date.now() - began;
  await page.context().close();
  return took;
}

const submit = async (stage: Stage, conditions: Conditions = {}) => (await submitToServers(stage, conditions)).ms;

/** What one waits for in the browser; medians of cold runs. */
export const pages = (): Promise<Measure[]> =>
  onStage('default', async (stage) => {
    const take = async (run: () => Promise<number>) => median(await repeated(RUNS, run));
    return [
      { ...budgets.ready, value: await take(() => readyToType(stage)) },
      { ...budgets.readySlow, value: await take(() => readyToType(stage, { slower: 4 })) },
      { ...budgets.blockedSlow, value: await take(() => blocked(stage)) },
      { ...budgets.submit, value: await take(() => submit(stage)) },
      { ...budgets.submitSlow, value: await take(() => submit(stage, { slower: 4 })) },
      { ...budgets.heap, value: await take(() => heapMiB(stage)) },
      { ...budgets.routeChange, value: await take(() => routeChange(stage)) },
      { ...budgets.shift, what: `${budgets.shift.what}, sign-in`, value: await take(() => shift(stage, '/web/login')) },
      {
        ...budgets.shift,
        what: `${budgets.shift.what}, servers`,
        value: await take(() => shift(stage, SERVERS, 'mira')),
      },
    ];
  });
