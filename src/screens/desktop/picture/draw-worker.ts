// A worker that reads a desktop's stream, decodes it and draws the picture. The picture does not wait for the page, and
// the page does not wait for the picture.
import { createDraw, type DrawHandler, type DrawReport, type DrawRequest } from './create-draw.ts';
import type { SocketReport, SocketRequest } from './socket-messages.ts';
import { decodePngSync } from './decode-png.ts';
import { createWorkerSocket, type WorkerSocket } from './worker-socket.ts';

export type WorkerRequest = DrawRequest | SocketRequest | { type: 'stop' };
export type WorkerReport = DrawReport | SocketReport;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const postReport = (report: WorkerReport): void => postMessage(report);

let draw: DrawHandler | undefined;
let socket: WorkerSocket | undefined;

async function stop(): Promise<void> {
  draw?.stop();
  // Closes the connection to the proxy before the worker ends.
  await socket?.close();
  close();
}

function handleRequest({ data }: MessageEvent<OffscreenCanvas | WorkerRequest>): void {
  if (data instanceof OffscreenCanvas) {
    draw = createDraw({ canvas: data, decodeSync: decodePngSync, report: postReport });
    socket = createWorkerSocket(draw, postReport);
  } else if (data.type === 'stop') void stop();
  else if (data.type === 'open' || data.type === 'send' || data.type === 'close' || data.type === 'took')
    socket?.handleRequest(data);
  else draw?.handleRequest(data);
}

addEventListener('message', handleRequest);
