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
  /** Opens the line of the stream: on a live desktop the worker draws what comes, and the page is given all the rest. */
  open: (url: string) => Promise<StreamSocket>;
}

/** What is handed over rather than copied: a frame holds one message, which nobody else reads. */
function transferablesOf(request: WorkerRequest): Transferable[] {
  if (request.do === 'draw') return [request.png.buffer];
  return request.do === 'fastPath' ? [request.pdu.buffer] : [];
}

const isSocketReport = (report: WorkerReport): report is SocketReport =>
  report.on === 'opened' || report.on === 'frame' || report.on === 'closed';

function drawInWorker(canvas: HTMLCanvasElement, { onReport, isLive }: DrawListeners): DrawTarget {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  const surface = canvas.transferControlToOffscreen();
  const sendRequest = (request: WorkerRequest) => worker.postMessage(request, transferablesOf(request));
  const line = createPageSocket(sendRequest, isLive);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) =>
    isSocketReport(data) ? line.handleReport(data) : onReport(data),
  );
  worker.postMessage(surface, [surface]);
  return {
    handleRequest: sendRequest,
    // A mock within the page stands in for the page's own sockets alone.
    open: import.meta.env.MODE === 'mock' ? openStreamSocket : line.open,
    stop: () => sendRequest({ do: 'stop' }),
  };
}

/** Draws on the page itself, for browsers without workers that can draw. Requests wait until the code is loaded. */
function drawOnPage(canvas: HTMLCanvasElement, { onReport }: DrawListeners): DrawTarget {
  const draw = import('./create-draw.ts').then(({ createDraw }) => createDraw({ canvas, report: onReport }));
  return {
    handleRequest: (request) => void draw.then((ready) => ready.handleRequest(request)),
    open: openStreamSocket,
    stop: () => void draw.then((ready) => ready.stop()),
  };
}

/** A canvas belongs to the one that draws on it, so it is started once for each. */
export const startDraw = (canvas: HTMLCanvasElement, listeners: DrawListeners): DrawTarget =>
  'transferControlToOffscreen' in canvas && 'Worker' in window
    ? drawInWorker(canvas, listeners)
    : drawOnPage(canvas, listeners);
