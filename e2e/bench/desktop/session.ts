// A desktop of 1920 by 1080 of which every tile changes thirty times a second, and one that is typed on.
import { apart } from '#e2e/bench/apart/apart.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { percentile, type Measure } from '#e2e/bench/measure.ts';
import type { PlainPage } from '#e2e/bench/apart/plain-browser.ts';

const SCREEN = { width: 1920, height: 1080 };
const BAR = 40;
const WARM_MS = 5_000;
const TILES = Math.ceil(SCREEN.width / 64) * Math.ceil(SCREEN.height / 64);
const KEYS = 60;

/** Keys as they came, pictures that stood, and how many tiles they brought, as the page is told of them. */
interface Told {
  pressed: number[];
  drawn: { at: number; tiles: number }[];
}

// Runs in the page, before its own scripts.
function listenIn() {
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
}

const tell = (page: PlainPage) => page.ask<Told>('told');

const CONNECT = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Connect as Administrator')`;

const connected = <T>(scenario: string, play: (page: PlainPage) => Promise<T>): Promise<T> =>
  apart({ scenario, as: 'alice', width: SCREEN.width, height: SCREEN.height + BAR }, async (page, origin) => {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${listenIn.toString()})()` });
    await page.send('Page.navigate', { url: `${origin}/web/cluster/one.example.com/desktops/alpha/Administrator` });
    await page.until(`Boolean(${CONNECT})`);
    await page.ask(`${CONNECT}.click()`);
    await page.until('told.drawn.length > 0');
    await page.wait(2_000);
    return play(page);
  });

/** Milliseconds that the page's thread has worked until now. */
async function busyMs(page: PlainPage): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const tilesOf = (page: PlainPage) => page.ask<number>('told.drawn.reduce((sum, { tiles }) => sum + tiles, 0)');

/** Whole screens that stood in each second, the share of time in which the page's thread was busy, and what is left behind. */
const storm = (ms: number) =>
  connected('a windows desktop in a storm', async (page) => {
    await page.send('Performance.enable');
    await page.wait(WARM_MS);
    const heap = await page.heap();
    const before = await tilesOf(page);
    const busy = await busyMs(page);
    await page.wait(ms);
    const blocked = ((await busyMs(page)) - busy) / ms;
    const frames = ((await tilesOf(page)) - before) / TILES;
    return { frames: (frames * 1000) / ms, blocked, grown: (await page.heap()) - heap };
  });

/** A letter and its deletion in turns: a line of the editor is soon full. */
const TYPED = [
  { key: 'a', text: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 },
  { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
];

/** From a key to the picture that it makes, on a desktop that answers at once. */
const typing = () =>
  connected('a windows desktop', async (page) => {
    const waits: number[] = [];
    for (let key = 0; key < KEYS; key += 1) {
      const { length } = (await tell(page)).drawn;
      await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...TYPED[key % 2] });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TYPED[key % 2], text: undefined });
      await page.wait(120);
      const { pressed, drawn } = await tell(page);
      waits.push((drawn[length]?.at ?? Number.NaN) - (pressed.at(-1) ?? Number.NaN));
    }
    return percentile(waits, 0.95);
  });

/** A desktop that is busy for that many minutes. */
export async function desktop(minutes: number): Promise<Measure[]> {
  const { frames, blocked, grown } = await storm(minutes * 60_000);
  return [
    { ...budgets.desktopFrames, value: frames },
    { ...budgets.desktopBlocked, value: blocked },
    { ...budgets.desktopGrown, value: grown },
    { ...budgets.desktopTyped, value: await typing() },
  ];
}
