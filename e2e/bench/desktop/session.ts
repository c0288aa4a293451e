// A desktop of 1920 by 1080 of which every tile changes thirty times a second, and one that is typed on.
import type { Page } from '@playwright/test';
import { budgets } from '#e2e/bench/budgets.ts';
import { heapAndBytesOf } from '#e2e/bench/heap.ts';
import { percentile, type Measure } from '#e2e/bench/measure.ts';
import { apart } from './apart.ts';

const SCREEN = { width: 1920, height: 1080 };
const BAR = 40;
const STORM_MS = 20_000;
const TILES = Math.ceil(SCREEN.width / 64) * Math.ceil(SCREEN.height / 64);
const KEYS = 60;

/** Keys as they came, pictures that stood, and how many tiles they brought, as the page is told of them. */
interface Told {
  pressed: number[];
  drawn: { at: number; tiles: number }[];
}

const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const told: Told = { pressed: [], drawn: [] };
    Object.assign(globalThis, { told });
    addEventListener('keydown', () => told.pressed.push(performance.now()), { capture: true });
    const { addEventListener: listen } = Worker.prototype;
    Worker.prototype.addEventListener = function (...given: Parameters<typeof listen>) {
      listen.apply(this, given);
      listen.call(this, 'message', (event) => {
        const { on, tiles } = (event as MessageEvent<{ on: string; tiles: number }>).data; // of the worker that draws
        if (on === 'drawn') told.drawn.push({ at: performance.now(), tiles });
      });
    };
  });

const tell = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told }).told); // put there above

const connected = <T>(scenario: string, play: (page: Page) => Promise<T>): Promise<T> =>
  apart({ scenario, as: 'alice', width: SCREEN.width, height: SCREEN.height + BAR }, async (page, origin) => {
    await listenIn(page);
    await page.goto(`${origin}/web/cluster/one.example.com/desktops/alpha/Administrator`);
    await page.getByRole('button', { name: 'Connect as Administrator' }).click();
    await page.getByText('Connected', { exact: true }).waitFor();
    await page.waitForTimeout(2_000);
    return play(page);
  });

/** Milliseconds that the page's thread has worked since it is asked the first time. */
async function busyness(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

const tilesOf = async (page: Page): Promise<number> => {
  const { drawn } = await tell(page);
  return drawn.reduce((sum, { tiles }) => sum + tiles, 0);
};

/** Whole screens that stood in each second, the share of time in which the page's thread was busy, and what is left behind. */
const storm = () =>
  connected('a windows desktop in a storm', async (page) => {
    const heap = await heapAndBytesOf(page);
    const before = await tilesOf(page);
    const busyMs = await busyness(page);
    const busy = await busyMs();
    await page.waitForTimeout(STORM_MS);
    const blocked = ((await busyMs()) - busy) / STORM_MS;
    const frames = ((await tilesOf(page)) - before) / TILES;
    return { frames: (frames * 1000) / STORM_MS, blocked, grown: (await heapAndBytesOf(page)) - heap };
  });

/** From a key to the picture that it makes, on a desktop that answers at once. */
const typing = () =>
  connected('a windows desktop', async (page) => {
    const waits: number[] = [];
    for (let key = 0; key < KEYS; key += 1) {
      const { length } = (await tell(page)).drawn;
      await page.keyboard.press('a');
      await page.waitForTimeout(120);
      const { pressed, drawn } = await tell(page);
      waits.push((drawn[length]?.at ?? Number.NaN) - (pressed.at(-1) ?? Number.NaN));
    }
    return percentile(waits, 0.95);
  });

export async function desktop(): Promise<Measure[]> {
  const { frames, blocked, grown } = await storm();
  return [
    { ...budgets.desktopFrames, value: frames },
    { ...budgets.desktopBlocked, value: blocked },
    { ...budgets.desktopGrown, value: grown },
    { ...budgets.desktopTyped, value: await typing() },
  ];
}
