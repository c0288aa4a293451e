// A desktop of 1920 by 1080 of which every tile changes thirty times a second, and one that is typed on.
import type { Page } from '@playwright/test';
import { budgets } from '#e2e/bench/budgets.ts';
import { heapAndBytesOf } from '#e2e/bench/heap.ts';
import { percentile, type Measure } from '#e2e/bench/measure.ts';
import { onStage, type Stage } from '#e2e/bench/stage.ts';

const SCREEN = { width: 1920, height: 1080 };
const BAR = 40;
const STORM_MS = 20_000;
const KEYS = 60;

/** What a page knows of its own doings: when messages left and came, and when pictures stood. */
interface Told {
  sent: number[];
  came: number[];
  drawn: number[];
}

/** Hears of them where they pass, on their way out of and into the page. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const told: Told = { sent: [], came: [], drawn: [] };
    Object.assign(globalThis, { told });
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      told.sent.push(performance.now());
      send.call(this, data);
    };
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...given) {
      listen.apply(this, given);
      if (given[0] !== 'message') return;
      if (this instanceof WebSocket) listen.call(this, 'message', () => told.came.push(performance.now()));
      if (this instanceof Worker)
        listen.call(this, 'message', (event) => {
          const { on } = (event as MessageEvent<{ on: string }>).data; // of the worker that draws
          if (on === 'drawn') told.drawn.push(performance.now());
        });
    };
  });

const tell = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told }).told); // put there above

async function connected(stage: Stage): Promise<Page> {
  const page = await stage.open({ as: 'alice' });
  await page.setViewportSize({ ...SCREEN, height: SCREEN.height + BAR });
  await listenIn(page);
  await page.goto(`${stage.origin}/web/cluster/one.example.com/desktops/alpha/Administrator`);
  await page.getByRole('button', { name: 'Connect as Administrator' }).click();
  await page.getByText('Connected', { exact: true }).waitFor();
  return page;
}

async function busyMs(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Frames that stood in each second, the share of the time in which the page answered nobody, and what the heap gained. */
const storm = () =>
  onStage('a windows desktop in a storm', async (stage) => {
    const page = await connected(stage);
    await page.waitForTimeout(2_000);
    const heap = await heapAndBytesOf(page);
    const busy = await busyMs(page);
    const { drawn } = await tell(page);
    await page.waitForTimeout(STORM_MS);
    const blocked = ((await busyMs(page)) - busy) / STORM_MS;
    const frames = (await tell(page)).drawn.length - drawn.length;
    return { frames: (frames * 1000) / STORM_MS, blocked, grown: (await heapAndBytesOf(page)) - heap };
  });

/** From a key to its message, and from the answer to its picture: what lies between is the network's and the desktop's. */
const typing = () =>
  onStage('a windows desktop', async (stage) => {
    const page = await connected(stage);
    await page.waitForTimeout(1_000);
    const added: number[] = [];
    for (let key = 0; key < KEYS; key += 1) {
      const before = await tell(page);
      const pressed = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true });
          }),
      );
      await page.keyboard.press('a');
      await page.waitForTimeout(120);
      const { sent, came, drawn } = await tell(page);
      const out = (sent[before.sent.length] ?? Number.NaN) - (await pressed);
      const back = (drawn[before.drawn.length] ?? Number.NaN) - (came[before.came.length] ?? Number.NaN);
      added.push(out + back);
    }
    return percentile(added, 0.95);
  });

export async function desktop(): Promise<Measure[]> {
  const { frames, blocked, grown } = await storm();
  return [
    { ...budgets.desktopFrames, value: frames },
    { ...budgets.desktopBlocked, value: blocked },
    { ...budgets.desktopGrown, value: grown },
    { ...budgets.desktopAdded, value: await typing() },
  ];
}
