// Frames per second while eight panes of a tab receive output over their websockets.
import type { Page } from '@playwright/test';
import { budgets } from '#e2e/bench/budgets.ts';
import { median, type Measurement } from '#e2e/bench/measurement.ts';
import { withBench, type BenchContext } from '#e2e/bench/bench-context.ts';
import { installReadCounters, measureThroughput, type OutputThroughput } from './throughput.ts';

const PANE_COUNT = 8;
const CONSOLE_PATH = '/web/cluster/one.example.com/console';
/** Slightly more than the budget requires, so that the received amount is not below it. */
const BYTES_PER_SECOND = 1_050_000;
const MEASURED_SECONDS = 10;
const RUNS = 3;
const WARM_UP_MS = 2000;

/** A layout of four columns with two panes each. */
function layoutWith(leaves: readonly string[]): string {
  const [first = ''] = leaves;
  if (leaves.length === 1) return first;
  const half = leaves.length / 2;
  const toward = leaves.length === 2 ? 'd' : 'r';
  return `${toward}(${layoutWith(leaves.slice(0, half))},50,${layoutWith(leaves.slice(half))})`;
}

async function openPanes({ openPage, origin, mock }: BenchContext): Promise<Page> {
  mock.world.settings.link = { ...mock.world.settings.link, bytesPerSecond: BYTES_PER_SECOND };
  const servers = mock.world.db.server.all().slice(0, PANE_COUNT);
  const leaves = servers.map(({ item }, index) => `${index === 0 ? '!' : ''}n.${item.id}.root`);
  const page = await openPage({ username: 'mira' });
  await page.addInitScript(installReadCounters);
  await page.goto(`${origin}${CONSOLE_PATH}/node/${servers[0]?.item.id}/root?layout=*${layoutWith(leaves)}`);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  return page;
}

async function measureFlood(bench: BenchContext, command: string): Promise<OutputThroughput> {
  const page = await openPanes(bench);
  const inputs = page.getByRole('textbox', { name: 'Terminal input' });
  for (let index = 0; index < PANE_COUNT; index += 1) {
    await inputs.nth(index).focus();
    // The status belongs to the focused pane.
    await page.getByText('Connected', { exact: true }).waitFor();
    await page.keyboard.type(`${command}\n`);
  }
  await page.waitForTimeout(WARM_UP_MS);
  const throughput = await page.evaluate(measureThroughput, MEASURED_SECONDS);
  await page.context().close();
  return throughput;
}

async function measurePanes(bench: BenchContext, name: string, command: string): Promise<Measurement[]> {
  const runs: OutputThroughput[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureFlood(bench, command));
  const withName = (budget: Omit<Measurement, 'value'>, value: number) => ({
    ...budget,
    label: `${budget.label}, ${name}`,
    value,
  });
  return [
    withName(budgets.panesFrames, median(runs.map(({ framesPerSecond }) => median(framesPerSecond)))),
    withName(budgets.panesWorst, Math.min(...runs.flatMap(({ framesPerSecond }) => framesPerSecond))),
    withName(budgets.panesOutput, median(runs.map(({ megabytesPerSecond }) => megabytesPerSecond / PANE_COUNT))),
  ];
}

export const measurePaneOutput = (): Promise<Measurement[]> =>
  withBench('default', async (bench) => [
    ...(await measurePanes(bench, 'plain', 'seq 100000000 999999999')),
    ...(await measurePanes(bench, 'coloured', 'colors --flood')),
  ]);
