// oxlint-disable-next-line import/default -- the bundler makes this module, which the compiler checks
import workerUrl from './draw-worker.ts?worker&url';
import { policy } from '#lib/browser/trusted-types.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';
import type { DrawHandler, DrawReport } from './create-draw.ts';
import type { WorkerReport, WorkerRequest } from './draw-worker.ts';
import type { SocketReport } from './socket-messages.ts';
import { createPageSocket } from './page-socket.ts';

interface DrawListeners {
  onReport: (report: DrawReport) => void;
  isLive: () => boolean;
}

export interface DrawTarget extends DrawHandler {
  /** Opens the stream's socket. On a live desktop the worker draws pictures and the page gets all other messages. */
  open: (url: string) => Promise<StreamSocket>;
}

/** The buffers to transfer instead of copying. A frame contains one message, so nothing else uses its buffer. */
function transferablesOf(request: WorkerRequest): Transferable[] {
  if (request.type === 'draw') return [request.png.buffer];
  return request.type === 'fastPath' ? [request.pdu.buffer] : [];
}

const isSocketReport = (report: WorkerReport): report is SocketReport =>
  report.type === 'opened' || report.type === 'frame' || report.type === 'closed';

function drawInWorker(canvas: HTMLCanvasElement, { onReport, isLive }: DrawListeners): DrawTarget {
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
  const surface = canvas.transferControlToOffscreen();
  const sendRequest = (request: WorkerRequest) => worker.postMessage(request, transferablesOf(request));
  const socket = createPageSocket(sendRequest, isLive);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) =>
    isSocketReport(data) ? socket.handleReport(data) : onReport(data),
  );
  worker.postMessage(surface, [surface]);
  return {
    handleRequest: sendRequest,
    // The mock in the page replaces only the page's own sockets.
    open: import.meta.env.MODE === 'mock' ? openStreamSocket : socket.open,
    stop: () => sendRequest({ type: 'stop' }),
  };
}

/** Draws on the page, for browsers whose workers can't draw. Requests wait until the code is loaded. */
function drawOnPage(canvas: HTMLCanvasElement, { onReport }: DrawListeners): DrawTarget {
  const draw = import('./create-draw.ts').then(({ createDraw }) => createDraw({ canvas, report: onReport }));
  return {
    handleRequest: (request) => void draw.then((handler) => handler.handleRequest(request)),
    open: openStreamSocket,
    stop: () => void draw.then((handler) => handler.stop()),
  };
}

/** Starts drawing in a worker if possible. Call it once per canvas, because the canvas is transferred. */
export const startDraw = (canvas: HTMLCanvasElement, listeners: DrawListeners): DrawTarget =>
  'transferControlToOffscreen' in canvas && 'Worker' in window
    ? drawInWorker(canvas, listeners)
    : drawOnPage(canvas, listeners);
