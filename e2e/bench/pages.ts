import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, type Measure } from './measure.ts';
import { heapOf } from './heap.ts';
import { onStage, repeated, type Stage } from './stage.ts';

const RUNS = 7;
const SERVERS = '/web/cluster/one.example.com/nodes';

const form = (page: Page) => page.getByLabel('Username');
const firstRow = (page: Page) => page.getByRole('row').nth(1);

const ROW = 'tbody tr';
const NAME = 'input[name=user]:focus';

/** The moment, in ms of the clock, at which a frame first shows this; locators look only every 100 ms. */
async function shownAt(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction((what) => document.querySelector(what) && Date.now(), selector, {
    polling: 'raf',
  });
  return Number(await found.jsonValue());
}

async function readyToType({ open, origin }: Stage, slower?: number): Promise<number> {
  const page = await open(slower ? { slower } : {});
  const began = Date.now();
  await page.goto(`${origin}/web/login`, { waitUntil: 'commit' });
  const took = (await shownAt(page, NAME)) - began;
  await page.context().close();
  return took;
}

/** Long tasks' time beyond 50 ms each, until the form is there. */
async function blocked({ open, origin }: Stage): Promise<number> {
  const page = await open({ slower: 4 });
  await page.addInitScript(() => {
    const kept = { sum: 0 };
    Object.assign(globalThis, { kept });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.sum += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${origin}/web/login`);
  await form(page).focus();
  const sum = await page.evaluate(() => (globalThis as unknown as { kept: { sum: number } }).kept.sum); // put there above
  await page.context().close();
  return sum;
}

async function submitToServers({ open, origin }: Stage, slower?: number): Promise<number> {
  const page = await open(slower ? { slower } : {});
  await page.goto(`${origin}/web/login`);
  await form(page).fill('mira');
  await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
  const began = Date.now();
  await page.keyboard.press('Enter');
  const took = (await shownAt(page, ROW)) - began;
  await page.context().close();
  return took;
}

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

async function shift({ open, origin }: Stage, path: string, as?: string): Promise<number> {
  const page = await open(as ? { as } : {});
  await page.addInitScript(() => {
    const kept = { sum: 0 };
    Object.assign(globalThis, { kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.sum += (entry as PerformanceEntry & { value: number }).value; // layout-shift entries carry it
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin + path);
  await (as ? firstRow(page) : form(page)).waitFor();
  const sum = await page.evaluate(() => (globalThis as unknown as { kept: { sum: number } }).kept.sum); // put there above
  await page.context().close();
  return sum;
}

/** What one waits for in the browser; medians of cold runs. */
export const pages = (): Promise<Measure[]> =>
  onStage('default', async (stage) => {
    const take = async (run: () => Promise<number>) => median(await repeated(RUNS, run));
    return [
      { ...budgets.ready, value: await take(() => readyToType(stage)) },
      { ...budgets.readySlow, value: await take(() => readyToType(stage, 4)) },
      { ...budgets.blockedSlow, value: await take(() => blocked(stage)) },
      { ...budgets.submit, value: await take(() => submitToServers(stage)) },
      { ...budgets.submitSlow, value: await take(() => submitToServers(stage, 4)) },
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
