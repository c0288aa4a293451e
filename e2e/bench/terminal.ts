import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapAndBytesOf } from './heap.ts';
import { median, type Measure } from './measure.ts';
import { shell } from './shell.ts';
import { onStage, repeated, type Stage } from './stage.ts';
import { keyToPaint } from './typing.ts';

const MIB = 1024 * 1024;
const FLOOD_MIB = 64;
// 9 digits and their line end: what `seq` prints for numbers of that length.
const SEQ_FROM = 100_000_000;
const SEQ_LINES = 6_000_000;
const SEQ_BYTES = SEQ_LINES * 11;

/** Two frames: what a key changed has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const over = (page: Page) => page.getByRole('alert').waitFor({ timeout: 120_000 });

/** Runs a flood that ends by itself, and then the shell: once the end is told, all of it went through the widget. */
async function speed(stage: Stage, { command, bytes }: { command: string; bytes: number }): Promise<number> {
  const page = await shell(stage);
  await page.keyboard.type(`${command}; exit`);
  const began = performance.now();
  await page.keyboard.press('Enter');
  await over(page);
  const took = performance.now() - began;
  await page.context().close();
  return bytes / 1e6 / (took / 1000);
}

interface Flood {
  command: string;
  ms: number;
}

/** From Ctrl-C until the shell has ended on a word typed right after it: all that was on its way has been drawn. */
async function interrupt(stage: Stage, { command, ms }: Flood): Promise<number> {
  const page = await shell(stage);
  await page.keyboard.type(`${command}\n`);
  await page.waitForTimeout(ms);
  const began = performance.now();
  await page.keyboard.press('Control+c');
  await page.keyboard.type('exit\n');
  await over(page);
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

const LAST = SEQ_FROM + SEQ_LINES / 4;
const SCROLLBACK = 1000;

/** The numbers in sight. */
const numbersIn = async (page: Page): Promise<number[]> =>
  (await page.getByRole('region', { name: /^Terminal of/ }).innerText())
    .split(/\s+/)
    .map(Number)
    .filter((number) => number >= SEQ_FROM);

/** Numbers of all lines that the terminal remembers that do not follow their predecessor. */
async function gaps(stage: Stage): Promise<number> {
  const page = await shell(stage);
  await page.keyboard.type(`seq ${SEQ_FROM} ${LAST}; echo end\n`);
  await page.getByText('end', { exact: true }).waitFor({ timeout: 120_000 });
  const seen = new Set<number>();
  let top = Infinity;
  for (let rows = await numbersIn(page); (rows[0] ?? top) < top; rows = await numbersIn(page)) {
    top = rows[0] ?? top;
    rows.forEach((number) => seen.add(number));
    await page.keyboard.press('Shift+PageUp');
    await drawn(page);
  }
  await page.context().close();
  const remembered = [...seen].toSorted((a, b) => a - b);
  if (remembered.at(-1) !== LAST || remembered.length < SCROLLBACK) return Number.NaN;
  return remembered.filter((number, at) => at > 0 && number !== (remembered[at - 1] ?? 0) + 1).length;
}

const HOURS = 8;
const BYTES_PER_SECOND = 20_000;
const HOURS_BYTES = HOURS * 3600 * BYTES_PER_SECOND;

// What bytes took is given back some time after they were dropped.
const SETTLED_MS = 3000;

/** What the memory has grown by after as much output as comes in a day's work, once the scrollback is full. */
async function memoryGrowth(stage: Stage): Promise<number> {
  const page = await shell(stage);
  const memoryAfter = async (bytes: number, end: string) => {
    await page.keyboard.type(`seq ${SEQ_FROM} ${SEQ_FROM + Math.ceil(bytes / 11)}; echo "${end}"-end\n`);
    await page.getByText(`${end}-end`, { exact: true }).waitFor({ timeout: 600_000 });
    await page.waitForTimeout(SETTLED_MS);
    return heapAndBytesOf(page);
  };
  const before = await memoryAfter(1e6, 'first');
  const after = await memoryAfter(HOURS_BYTES, 'last');
  await page.context().close();
  return after - before;
}

const seq = { command: `seq ${SEQ_FROM} ${SEQ_FROM + SEQ_LINES - 1}`, bytes: SEQ_BYTES };
const colours = { command: `colors --flood ${FLOOD_MIB}`, bytes: FLOOD_MIB * MIB };

export const plainOutput = (stage: Stage): Promise<number> => speed(stage, seq);
export const coloredOutput = (stage: Stage): Promise<number> => speed(stage, colours);

const interrupted = async (stage: Stage, times: number, flood: Flood) =>
  median(await repeated(times, () => interrupt(stage, flood)));

export const terminal = (): Promise<Measure[]> =>
  onStage('default', async (stage) => [
    { ...budgets.plain, value: median(await repeated(3, () => plainOutput(stage))) },
    { ...budgets.coloured, value: median(await repeated(3, () => coloredOutput(stage))) },
    { ...budgets.lost, value: await gaps(stage) },
    { ...budgets.keyToPaint, value: await keyToPaint(stage) },
    { ...budgets.memoryHours, value: await memoryGrowth(stage) },
    { ...budgets.interrupt, value: await interrupted(stage, 5, { command: 'yes', ms: 1500 }) },
    { ...budgets.interruptLater, value: await interrupted(stage, 3, { command: 'yes', ms: 6000 }) },
    { ...budgets.interruptColours, value: await interrupted(stage, 5, { command: 'colors --flood', ms: 6000 }) },
  ]);
