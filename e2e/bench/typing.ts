// The time that the console adds between a key press and its letter on the screen, without the round trip to the proxy
// and the wait for the browser's next frame.
import type { Page } from '@playwright/test';
import { percentile } from './measurement.ts';
import { openShell } from './open-shell.ts';
import type { BenchContext } from './bench-context.ts';

type Samples = { samples: number[] };

/** Records the times of each key: pressed, sent, echo received, parsed, drawn. */
async function recordKeyLatency(page: Page): Promise<void> {
  // The runner of the benches wraps functions in a helper that a page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    const samples: number[] = [];
    Object.assign(window, { samples });
    let times: { key?: number; sent?: number; read?: number; parsed?: number } = {};
    addEventListener('keydown', ({ timeStamp }) => (times = { key: timeStamp }), { capture: true });
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function sending(this: WebSocket, data) {
      if (times.key !== undefined) times.sent ??= performance.now();
      Reflect.apply(send, this, [data]);
    };
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', () => {
          if (times.sent !== undefined) times.read ??= performance.now();
        });
      }
    };
    // After the widget has parsed the output, the console posts a message to itself.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function posting(this: MessagePort, ...args: unknown[]) {
      if (times.read !== undefined) times.parsed ??= performance.now();
      Reflect.apply(postMessage, this, args);
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((now) => {
        const drawStartedAt = performance.now();
        draw(now);
        const { key, sent, read: answered, parsed } = times;
        if (key === undefined || sent === undefined || answered === undefined || parsed === undefined) return;
        samples.push(sent - key + (parsed - answered) + (performance.now() - drawStartedAt));
        times = {};
      });
  });
}

const KEY_COUNT = 200;

/** The 95th percentile of the latencies of many keys, in milliseconds. */
export async function measureKeyToPaint(bench: BenchContext): Promise<number> {
  const page = await openShell(bench, { prepare: recordKeyLatency });
  for (let keyIndex = 0; keyIndex < KEY_COUNT; keyIndex += 1) {
    const sampleCount = await page.evaluate(() => (window as unknown as Samples).samples.length);
    await page.keyboard.press(keyIndex % 40 === 39 ? 'Control+u' : 'x');
    await page.waitForFunction((count) => (window as unknown as Samples).samples.length > count, sampleCount);
  }
  const samples = await page.evaluate(() => (window as unknown as Samples).samples);
  await page.context().close();
  return percentile(samples.slice(-KEY_COUNT), 0.95);
}
