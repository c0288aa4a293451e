// The worker's side of the line: what is drawn is drawn here, and everything else goes to the page, one frame at a time.
import { drawingEffectOf } from '#domain/desktop/session/drawing-effect.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';
import type { Draw } from './draw.ts';
import type { LineReport, LineRequest } from './line-requests.ts';

export interface WorkerLine {
  take: (request: LineRequest) => void;
  /** Resolves once nothing of it is left. */
  close: () => Promise<unknown>;
}

/** Order is kept: while the page has a frame, which may have it draw or begin another picture, nothing else is taken. */
export function createWorkerLine(draw: Draw, say: (report: LineReport) => void): WorkerLine {
  let line: StreamSocket | undefined;
  let isLive = false;
  let took: (() => void) | undefined;

  async function run(url: string): Promise<void> {
    line = await openStreamSocket(url);
    say({ on: 'opened' });
    for (let data = await line.read(); data !== undefined; data = await line.read()) {
      const drawn = isLive && typeof data !== 'string' ? drawingEffectOf(data) : undefined;
      if (drawn) draw.take(drawn);
      else
        await new Promise<void>((resolve) => {
          took = resolve;
          say({ on: 'frame', data });
        });
    }
    say({ on: 'closed', ending: await line.ended });
  }
  return {
    take(request) {
      switch (request.do) {
        case 'open':
          return void run(request.url);
        case 'send':
          return line?.send(request.data);
        case 'close':
          return line?.close();
        case 'took':
          isLive = request.isLive;
          return took?.();
      }
    },
    close() {
      line?.close();
      return line?.ended ?? Promise.resolve();
    },
  };
}
