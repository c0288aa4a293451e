// A desktop of 1920 × 1080 with thirty changes of every tile a second, and a desktop to type on.
import { inSeparateProcess } from '#e2e/bench/separate-process/separate-process.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { percentile, type Measurement } from '#e2e/bench/measurement.ts';
import type { DevToolsPage } from '#e2e/bench/separate-process/devtools-browser.ts';

const SCREEN = { width: 1920, height: 1080 };
const BARS_HEIGHT = 40 + 28;
const WARM_UP_MS = 5_000;
const TILES_PER_SCREEN = Math.ceil(SCREEN.width / 64) * Math.ceil(SCREEN.height / 64);
const KEY_COUNT = 60;

/** Key presses, complete pictures and their tile counts, as recorded in the page. */
interface RecordedActivity {
  keyTimes: number[];
  frames: { time: number; tiles: number }[];
}

// Runs in the page, before its own scripts.
function recordActivity() {
  const activity: RecordedActivity = { keyTimes: [], frames: [] };
  Object.assign(globalThis, { activity });
  addEventListener('keydown', () => activity.keyTimes.push(performance.now()), { capture: true });
  const { addEventListener: listen } = Worker.prototype;
  Worker.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
    listen.apply(this, args);
    listen.call(this, 'message', (event) => {
      const { type, tiles } = (event as MessageEvent<{ type: string; tiles: number }>).data; // of the worker that draws
      if (type === 'drawn') activity.frames.push({ time: performance.now(), tiles });
    });
  };
}

const recordedActivity = (page: DevToolsPage) => page.evaluate<RecordedActivity>('activity');

const CONNECT_BUTTON_SCRIPT = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Connect as Administrator')`;

const withConnectedDesktop = <T>(scenario: string, play: (page: DevToolsPage) => Promise<T>): Promise<T> =>
  inSeparateProcess(
    { scenario, username: 'alice', width: SCREEN.width, height: SCREEN.height + BARS_HEIGHT },
    async (page, origin) => {
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recordActivity.toString()})()` });
      await page.send('Page.navigate', { url: `${origin}/web/cluster/one.example.com/desktops/alpha/Administrator` });
      await page.waitUntil(`Boolean(${CONNECT_BUTTON_SCRIPT})`);
      await page.evaluate(`${CONNECT_BUTTON_SCRIPT}.click()`);
      await page.waitUntil('activity.frames.length > 0');
      await page.wait(2_000);
      return play(page);
    },
  );

/** The total working time of the page's main thread, in milliseconds. */
async function busyMs(page: DevToolsPage): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const drawnTiles = (page: DevToolsPage) =>
  page.evaluate<number>('activity.frames.reduce((sum, { tiles }) => sum + tiles, 0)');

/** Measures complete pictures per second, the busy share of the page's main thread, and the memory that remains. */
const measureBusyDesktop = (ms: number) =>
  withConnectedDesktop('a windows desktop that changes constantly', async (page) => {
    await page.send('Performance.enable');
    await page.wait(WARM_UP_MS);
    const heap = await page.heap();
    const tilesBefore = await drawnTiles(page);
    const busy = await busyMs(page);
    await page.wait(ms);
    const blocked = ((await busyMs(page)) - busy) / ms;
    const frames = ((await drawnTiles(page)) - tilesBefore) / TILES_PER_SCREEN;
    return { frames: (frames * 1000) / ms, blocked, grown: (await page.heap()) - heap };
  });

/** Types a letter and deletes it in turns, because a line of the editor is short. */
const TYPED_KEYS = [
  { key: 'a', text: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 },
  { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
];

/** Measures the time from a key press to its picture, on a desktop that answers immediately. */
const measureTyping = () =>
  withConnectedDesktop('a windows desktop', async (page) => {
    const latencies: number[] = [];
    for (let key = 0; key < KEY_COUNT; key += 1) {
      const { length } = (await recordedActivity(page)).frames;
      await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...TYPED_KEYS[key % 2] });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TYPED_KEYS[key % 2], text: undefined });
      await page.wait(120);
      const { keyTimes, frames } = await recordedActivity(page);
      latencies.push((frames[length]?.time ?? Number.NaN) - (keyTimes.at(-1) ?? Number.NaN));
    }
    return percentile(latencies, 0.95);
  });

/** Measures a busy desktop for this many minutes. */
export async function measureDesktop(minutes: number): Promise<Measurement[]> {
  const { frames, blocked, grown } = await measureBusyDesktop(minutes * 60_000);
  return [
    { ...budgets.desktopFrames, value: frames },
    { ...budgets.desktopBlocked, value: blocked },
    { ...budgets.desktopGrown, value: grown },
    { ...budgets.desktopTyped, value: await measureTyping() },
  ];
}
