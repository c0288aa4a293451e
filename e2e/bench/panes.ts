// Eight panes of one tab that all print: how many frames a second the page still draws, by the real way from the wire on.
import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { median, type Measure } from './measure.ts';
import { onStage, type Stage } from './stage.ts';

const PANES = 8;
const CONSOLE = '/web/cluster/one.example.com/console';
/** A little more than the budget asks for, so that what arrives is not less. */
const BYTES_PER_SECOND = 1_050_000;
const SECONDS = 10;
const RUNS = 3;
const WARM_MS = 2000;

type Counted = { bytesRead: number };

/** What comes from the wire, of all panes together. */
async function countReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { bytesRead: 0 });
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => {
          if (data instanceof ArrayBuffer) counted.bytesRead += data.byteLength;
        });
      }
    };
  });
}

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
  await countReads(page);
  await page.goto(`${origin}${CONSOLE}/node/${servers[0]?.item.id}/root?layout=*${layoutOf(leaves)}`);
  await page.getByRole('button', { name: 'Open sessions' }).click();
  return page;
}

interface Drawn {
  /** Of each second. */
  frames: number[];
  /** Of one pane. */
  megabytesPerSecond: number;
}

const drawnIn = (page: Page): Promise<Drawn> =>
  page.evaluate(
    async ({ seconds, panes }) => {
      const counted = window as unknown as Counted;
      const began = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const before = counted.bytesRead;
      const frames = Array.from({ length: seconds }, () => 0);
      let now = began;
      while (now - began < seconds * 1000) {
        now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const second = Math.floor((now - began) / 1000);
        if (second < seconds) frames[second] = (frames[second] ?? 0) + 1;
      }
      return { frames, megabytesPerSecond: (counted.bytesRead - before) / (now - began) / 1000 / panes };
    },
    { seconds: SECONDS, panes: PANES },
  );

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
  const drawn = await drawnIn(page);
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
    named(budgets.panesOutput, median(runs.map(({ megabytesPerSecond }) => megabytesPerSecond))),
  ];
}

export const panes = (): Promise<Measure[]> =>
  onStage('default', async (stage) => [
    ...(await measured(stage, 'plain', 'seq 100000000 999999999')),
    ...(await measured(stage, 'coloured', 'colors --flood')),
  ]);
