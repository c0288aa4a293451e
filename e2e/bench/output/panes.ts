// Eight panes of one tab that all print: how many frames a second the page still draws, by the real way from the wire on.
import type { Page } from '@playwright/test';
import { budgets } from '#e2e/bench/budgets.ts';
import { median, type Measure } from '#e2e/bench/measure.ts';
import { onStage, type Stage } from '#e2e/bench/stage.ts';
import { countReads, drawnIn, type Drawn } from './drawn.ts';

const PANES = 8;
const CONSOLE = '/web/cluster/one.example.com/console';
/** A little more than the budget asks for, so that what arrives is not less. */
const BYTES_PER_SECOND = 1_050_000;
const SECONDS = 10;
const RUNS = 3;
const WARM_MS = 2000;

/** Four columns of two. */
function layoutOf(leaves: readonly string[]): string {
  const [first = ''] = leaves;
  if (leaves.length === 1) return first;
  const half = leaves.length / 2;
  const toward = leaves.length === 2 ? 'd' : 'r';
  return `${toward}(${layoutOf(leaves.slice(0, half))},50,${layoutOf(leaves.slice(half))})`;
}

async function openPanes({ open, origin, mock }: Stage): Promise<Page> {
  mock.world.settings.link = { ...mock.world.settings.link, bytesPerSecond: BYTES_PER_SECOND };
  const servers = mock.world.db.server.all().slice(0, PANES);
  const leaves = servers.map(({ item }, at) => `${at === 0 ? '!' : ''}n.${item.id}.root`);
  const page = await open({ as: 'mira' });
  await page.addInitScript(countReads);
  await page.goto(`${origin}${CONSOLE}/node/${servers[0]?.item.id}/root?layout=*${layoutOf(leaves)}`);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  return page;
}

async function flooded(stage: Stage, command: string): Promise<Drawn> {
  const page = await openPanes(stage);
  const inputs = page.getByRole('textbox', { name: 'Terminal input' });
  for (let at = 0; at < PANES; at += 1) {
    await inputs.nth(at).focus();
    // The status is that of the pane with the focus.
    await page.getByText('Connected', { exact: true }).waitFor();
    await page.keyboard.type(`${command}\n`);
  }
  await page.waitForTimeout(WARM_MS);
  const drawn = await page.evaluate(drawnIn, SECONDS);
  await page.context().close();
  return drawn;
}

async function measured(stage: Stage, name: string, command: string): Promise<Measure[]> {
  const runs: Drawn[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await flooded(stage, command));
  const named = (budget: Omit<Measure, 'value'>, value: number) => ({
    ...budget,
    what: `${budget.what}, ${name}`,
    value,
  });
  return [
    named(budgets.panesFrames, median(runs.map(({ frames }) => median(frames)))),
    named(budgets.panesWorst, Math.min(...runs.flatMap(({ frames }) => frames))),
    named(budgets.panesOutput, median(runs.map(({ megabytesPerSecond }) => megabytesPerSecond / PANES))),
  ];
}

export const panes = (): Promise<Measure[]> =>
  onStage('default', async (stage) => [
    ...(await measured(stage, 'plain', 'seq 100000000 999999999')),
    ...(await measured(stage, 'coloured', 'colors --flood')),
  ]);
