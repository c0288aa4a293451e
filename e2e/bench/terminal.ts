// Measures the speed, the latency and the memory of terminals with much output.
import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { heapAndBuffersOf } from './heap.ts';
import { median, type Measurement } from './measurement.ts';
import { openShell } from './open-shell.ts';
import { withBench, repeatMeasurement, type BenchContext } from './bench-context.ts';
import { measureKeyToPaint } from './typing.ts';

const MIB = 1024 * 1024;
const FLOOD_MIB = 64;
// Each line that `seq` prints from here on has 9 digits and a line end.
const SEQ_START = 100_000_000;
const SEQ_LINES = 6_000_000;
const SEQ_BYTES = SEQ_LINES * 11;

/** Waits for two frames, so that the change of a key press is drawn. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const waitForSessionEnd = (page: Page) => page.getByRole('alert').waitFor({ timeout: 120_000 });

/**
 * Runs output that ends by itself, then exits the shell. When the end is shown, the terminal has processed all output.
 */
async function measureSpeed(
  bench: BenchContext,
  { command, bytes }: { command: string; bytes: number },
): Promise<number> {
  const page = await openShell(bench);
  await page.keyboard.type(`${command}; exit`);
  const startedAt = performance.now();
  await page.keyboard.press('Enter');
  await waitForSessionEnd(page);
  const durationMs = performance.now() - startedAt;
  await page.context().close();
  return bytes / 1e6 / (durationMs / 1000);
}

interface FloodCommand {
  command: string;
  /** The time of printing before Ctrl-C. */
  ms: number;
}

/** The time from Ctrl-C until `exit`, which is typed right after it, ends the shell. By then all output is drawn. */
async function measureInterrupt(bench: BenchContext, { command, ms }: FloodCommand): Promise<number> {
  const page = await openShell(bench);
  await page.keyboard.type(`${command}\n`);
  await page.waitForTimeout(ms);
  const startedAt = performance.now();
  await page.keyboard.press('Control+c');
  await page.keyboard.type('exit\n');
  await waitForSessionEnd(page);
  const durationMs = performance.now() - startedAt;
  await page.context().close();
  return durationMs;
}

const LAST_NUMBER = SEQ_START + SEQ_LINES / 4;
const SCROLLBACK_LINES = 1000;

/** The numbers printed by `seq` that are visible in the terminal. */
const visibleNumbers = async (page: Page): Promise<number[]> =>
  (await page.getByRole('region', { name: /^Terminal of/ }).innerText())
    .split(/\s+/)
    .map(Number)
    .filter((number) => number >= SEQ_START);

/**
 * Counts the lines in the scrollback whose number does not follow the number above them. NaN if the scrollback is not
 * full or the last line is missing.
 */
async function countGaps(bench: BenchContext): Promise<number> {
  const page = await openShell(bench);
  await page.keyboard.type(`seq ${SEQ_START} ${LAST_NUMBER}; echo end\n`);
  await page.getByText('end', { exact: true }).waitFor({ timeout: 120_000 });
  const shownNumbers = new Set<number>();
  let top = Infinity;
  for (let numbers = await visibleNumbers(page); (numbers[0] ?? top) < top; numbers = await visibleNumbers(page)) {
    top = numbers[0] ?? top;
    numbers.forEach((number) => shownNumbers.add(number));
    await page.keyboard.press('Shift+PageUp');
    await waitForFrames(page);
  }
  await page.context().close();
  const sortedNumbers = [...shownNumbers].toSorted((a, b) => a - b);
  if (sortedNumbers.at(-1) !== LAST_NUMBER || sortedNumbers.length < SCROLLBACK_LINES) return Number.NaN;
  return sortedNumbers.filter((number, index) => index > 0 && number !== (sortedNumbers[index - 1] ?? 0) + 1).length;
}

const HOURS = 8;
const BYTES_PER_SECOND = 20_000;
const HOURS_BYTES = HOURS * 3600 * BYTES_PER_SECOND;

// The browser frees buffers some time after they are dropped.
const SETTLED_MS = 3000;

/** The growth of memory after the output of eight hours, starting with a full scrollback. */
async function measureMemoryGrowth(bench: BenchContext): Promise<number> {
  const page = await openShell(bench);
  const memoryAfter = async (bytes: number, end: string) => {
    await page.keyboard.type(`seq ${SEQ_START} ${SEQ_START + Math.ceil(bytes / 11)}; echo "${end}"-end\n`);
    await page.getByText(`${end}-end`, { exact: true }).waitFor({ timeout: 600_000 });
    await page.waitForTimeout(SETTLED_MS);
    return heapAndBuffersOf(page);
  };
  const before = await memoryAfter(1e6, 'first');
  const after = await memoryAfter(HOURS_BYTES, 'last');
  await page.context().close();
  return after - before;
}

const SEQ_FLOOD = { command: `seq ${SEQ_START} ${SEQ_START + SEQ_LINES - 1}`, bytes: SEQ_BYTES };
const COLOR_FLOOD = { command: `colors --flood ${FLOOD_MIB}`, bytes: FLOOD_MIB * MIB };

export const measurePlainOutput = (bench: BenchContext): Promise<number> => measureSpeed(bench, SEQ_FLOOD);
export const measureColoredOutput = (bench: BenchContext): Promise<number> => measureSpeed(bench, COLOR_FLOOD);

const measureInterrupts = async (bench: BenchContext, times: number, flood: FloodCommand) =>
  median(await repeatMeasurement(times, () => measureInterrupt(bench, flood)));

export const measureTerminal = (): Promise<Measurement[]> =>
  withBench('default', async (bench) => [
    { ...budgets.plain, value: median(await repeatMeasurement(3, () => measurePlainOutput(bench))) },
    { ...budgets.coloured, value: median(await repeatMeasurement(3, () => measureColoredOutput(bench))) },
    { ...budgets.lost, value: await countGaps(bench) },
    { ...budgets.keyToPaint, value: await measureKeyToPaint(bench) },
    { ...budgets.memoryHours, value: await measureMemoryGrowth(bench) },
    { ...budgets.interrupt, value: await measureInterrupts(bench, 5, { command: 'yes', ms: 1500 }) },
    { ...budgets.interruptLater, value: await measureInterrupts(bench, 3, { command: 'yes', ms: 6000 }) },
    { ...budgets.interruptColours, value: await measureInterrupts(bench, 5, { command: 'colors --flood', ms: 6000 }) },
  ]);
