import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, type Measure } from './measure.ts';
import { onStage, repeated, type Stage } from './stage.ts';

const MIB = 1024 * 1024;
const FLOOD_MIB = 64;
// 9 digits and their line end: what `seq` prints for numbers of that length.
const SEQ_FROM = 100_000_000;
const SEQ_LINES = 6_000_000;
const SEQ_BYTES = SEQ_LINES * 11;

/** Firefox and Safari have no such thing: frames come there as fast as the network brings them. */
const withoutStreams = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocketStream'));

async function shell({ open, origin, mock }: Stage, isHeldBack = true): Promise<Page> {
  const page = await open({ as: 'mira' });
  if (!isHeldBack) await withoutStreams(page);
  const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01');
  await page.goto(`${origin}/web/cluster/one.example.com/console/node/${server?.item.id}/root`);
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type('clear\n');
  return page;
}

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
  isHeldBack?: boolean;
}

/** From Ctrl-C until the shell has ended on a word typed right after it: all that was on its way has been drawn. */
async function interrupt(stage: Stage, { command, ms, isHeldBack }: Flood): Promise<number> {
  const page = await shell(stage, isHeldBack);
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

/** Numbers of the last lines on the screen that do not follow their predecessor. */
async function gaps(stage: Stage): Promise<number> {
  const page = await shell(stage);
  await page.keyboard.type(`seq ${SEQ_FROM} ${SEQ_FROM + SEQ_LINES / 4}; echo end\n`);
  await page.getByRole('button', { name: 'Screen reader mode' }).click();
  await page.getByRole('listitem').filter({ hasText: /^end$/ }).waitFor({ timeout: 120_000 });
  const lines = await page.getByRole('listitem').allTextContents();
  const numbers = lines.map(Number).filter((number) => number >= SEQ_FROM);
  await page.context().close();
  if (numbers.at(-1) !== SEQ_FROM + SEQ_LINES / 4) return Number.NaN;
  return numbers.filter((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1).length;
}

const seq = { command: `seq ${SEQ_FROM} ${SEQ_FROM + SEQ_LINES - 1}`, bytes: SEQ_BYTES };
const colours = { command: `colors --flood ${FLOOD_MIB}`, bytes: FLOOD_MIB * MIB };

const unheld = { ms: 6000, isHeldBack: false };
const interrupted = async (stage: Stage, times: number, flood: Flood) =>
  median(await repeated(times, () => interrupt(stage, flood)));

export const terminal = (): Promise<Measure[]> =>
  onStage('default', async (stage) => [
    { ...budgets.plain, value: median(await repeated(3, () => speed(stage, seq))) },
    { ...budgets.coloured, value: median(await repeated(3, () => speed(stage, colours))) },
    { ...budgets.lost, value: await gaps(stage) },
    { ...budgets.interrupt, value: await interrupted(stage, 5, { command: 'yes', ms: 1500 }) },
    { ...budgets.interruptUnheld, value: await interrupted(stage, 3, { command: 'yes', ...unheld }) },
    { ...budgets.interruptUnheldColours, value: await interrupted(stage, 3, { command: 'colors --flood', ...unheld }) },
  ]);
