// Keeps a desktop's line, unpacks and draws what it brings, apart from the page: its picture does not wait for the page nor
// the page for it.
import { createDraw, type Draw, type DrawReport, type DrawRequest } from './draw.ts';
import type { LineReport, LineRequest } from './line-requests.ts';
import { unpackHere } from './unpack.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

export type WorkerRequest = DrawRequest | LineRequest | { do: 'stop' };
export type WorkerReport = DrawReport | LineReport;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const say = (report: WorkerReport): void => postMessage(report);

let draw: Draw | undefined;
let line: WorkerLine | undefined;

async function stop(): Promise<void> {
  draw?.stop();
  // The proxy is told before the worker is gone.
  await line?.close();
  close();
}

function take({ data }: MessageEvent<OffscreenCanvas | WorkerRequest>): void {
  if (data instanceof OffscreenCanvas) {
    draw = createDraw({ canvas: data, unpackHere, say });
    line = createWorkerLine(draw, say);
  } else if (data.do === 'stop') void stop();
  else if (data.do === 'open' || data.do === 'send' || data.do === 'close' || data.do === 'took') line?.take(data);
  else draw?.take(data);
}

addEventListener('message', take);
