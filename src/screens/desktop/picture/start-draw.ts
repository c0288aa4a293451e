import type { Draw, DrawReport, DrawRequest } from './draw.ts';

/** What is handed over rather than copied: a frame holds one message, which nobody else reads. */
function partsOf(request: DrawRequest): Transferable[] {
  if (request.do === 'draw') return [request.png.buffer];
  return request.do === 'fastPath' ? [request.pdu.buffer] : [];
}

function inWorker(canvas: HTMLCanvasElement, say: (report: DrawReport) => void): Draw {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  const surface = canvas.transferControlToOffscreen();
  worker.addEventListener('message', ({ data }: MessageEvent<DrawReport>) => say(data));
  worker.postMessage(surface, [surface]);
  return {
    take: (request) => worker.postMessage(request, partsOf(request)),
    stop: () => worker.terminate(),
  };
}

/** On the page itself; what it is given before its code is there waits. */
function onPage(canvas: HTMLCanvasElement, say: (report: DrawReport) => void): Draw {
  const draw = import('./draw.ts').then(({ createDraw }) => createDraw(canvas, say));
  return {
    take: (request) => void draw.then((ready) => ready.take(request)),
    stop: () => void draw.then((ready) => ready.stop()),
  };
}

/** A canvas belongs to the one that draws on it, so it is started once for each. */
export const startDraw = (canvas: HTMLCanvasElement, say: (report: DrawReport) => void): Draw =>
  'transferControlToOffscreen' in canvas && 'Worker' in window ? inWorker(canvas, say) : onPage(canvas, say);
