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

/** Keeps the order: waits while the page handles a frame, because the page may then draw or start another picture. */
export function createWorkerSocket(draw: DrawHandler, report: (report: SocketReport) => void): WorkerSocket {
  let line: StreamSocket | undefined;
  let isLive = false;
  let resolveTaken: (() => void) | undefined;

  async function run(url: string): Promise<void> {
    line = await openStreamSocket(url);
    report({ type: 'opened' });
    for (let data = await line.read(); data !== undefined; data = await line.read()) {
      const drawn = isLive && typeof data !== 'string' ? drawingEffectOf(data) : undefined;
      if (drawn) draw.handleRequest(drawn);
      else
        await new Promise<void>((resolve) => {
          resolveTaken = resolve;
          report({ type: 'frame', data });
        });
    }
    report({ type: 'closed', ending: await line.ended });
  }
  return {
    handleRequest(request) {
      switch (request.type) {
        case 'open':
          return void run(request.url);
        case 'send':
          return line?.send(request.data);
        case 'close':
          return line?.close();
        case 'took':
          isLive = request.isLive;
          return resolveTaken?.();
      }
    },
    close() {
      line?.close();
      return line?.ended ?? Promise.resolve();
    },
  };
}
