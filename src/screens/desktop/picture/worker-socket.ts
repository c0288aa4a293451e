// The worker's side of the socket: draws pictures itself and sends all other frames to the page, one at a time.
import { drawingEffectOf } from '#domain/desktop/session/drawing-effect.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';
import type { DrawHandler } from './create-draw.ts';
import type { SocketReport, SocketRequest } from './socket-messages.ts';

export interface WorkerSocket {
  handleRequest: (request: SocketRequest) => void;
  /** Resolves when the socket is closed. */
  close: () => Promise<unknown>;
}

/**
 * Reads the next frame only after the page has handled the previous one, because the page may still send draw requests
 * that must come first.
 */
export function createWorkerSocket(draw: DrawHandler, report: (report: SocketReport) => void): WorkerSocket {
  let socket: StreamSocket | undefined;
  let isLive = false;
  let resolveHandled: (() => void) | undefined;

  async function run(url: string): Promise<void> {
    socket = await openStreamSocket(url);
    report({ type: 'opened' });
    for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
      const drawRequest = isLive && typeof data !== 'string' ? drawingEffectOf(data) : undefined;
      if (drawRequest) draw.handleRequest(drawRequest);
      else
        await new Promise<void>((resolve) => {
          resolveHandled = resolve;
          report({ type: 'frame', data });
        });
    }
    report({ type: 'closed', ending: await socket.ended });
  }
  return {
    handleRequest(request) {
      switch (request.type) {
        case 'open':
          return void run(request.url);
        case 'send':
          return socket?.send(request.data);
        case 'close':
          return socket?.close();
        case 'took':
          isLive = request.isLive;
          return resolveHandled?.();
      }
    },
    close() {
      socket?.close();
      return socket?.ended ?? Promise.resolve();
    },
  };
}
