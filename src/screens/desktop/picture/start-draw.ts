import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';
import type { Draw, DrawReport } from './draw.ts';
import type { WorkerReport, WorkerRequest } from './draw-worker.ts';
import type { LineReport } from './line-requests.ts';
import { createPageLine } from './page-line.ts';

interface Listeners {
  hear: (report: DrawReport) => void;
  isLive: () => boolean;
}

export interface Drawing extends Draw {
  /** Opens the line of the stream: on a live desktop the worker draws what comes, and the page is given all the rest. */
  open: (url: string) => Promise<StreamSocket>;
}

/** What is handed over rather than copied: a frame holds one message, which nobody else reads. */
function partsOf(request: WorkerRequest): Transferable[] {
  if (request.do === 'draw') return [request.png.buffer];
  return request.do === 'fastPath' ? [request.pdu.buffer] : [];
}

const isOfLine = (report: WorkerReport): report is LineReport =>
  report.on === 'opened' || report.on === 'frame' || report.on === 'closed';

function inWorker(canvas: HTMLCanvasElement, { hear, isLive }: Listeners): Drawing {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  const surface = canvas.transferControlToOffscreen();
  const ask = (request: WorkerRequest) => worker.postMessage(request, partsOf(request));
  const line = createPageLine(ask, isLive);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) =>
    isOfLine(data) ? line.hear(data) : hear(data),
  );
  worker.postMessage(surface, [surface]);
  return {
    take: ask,
    // A mock within the page stands in for the page's own sockets alone.
    open: import.meta.env.MODE === 'mock' ? openStreamSocket : line.open,
    stop: () => ask({ do: 'stop' }),
  };
}

/** Draws on the page itself, for browsers without workers that can draw. Requests wait until the code is loaded. */
function onPage(canvas: HTMLCanvasElement, { hear }: Listeners): Drawing {
  const draw = import('./draw.ts').then(({ createDraw }) => createDraw({ canvas, say: hear }));
  return {
    take: (request) => void draw.then((ready) => ready.take(request)),
    open: openStreamSocket,
    stop: () => void draw.then((ready) => ready.stop()),
  };
}

/** A canvas belongs to the one that draws on it, so it is started once for each. */
export const startDraw = (canvas: HTMLCanvasElement, listeners: Listeners): Drawing =>
  'transferControlToOffscreen' in canvas && 'Worker' in window
    ? inWorker(canvas, listeners)
    : onPage(canvas, listeners);
