// The page's side of a socket that belongs to a worker.
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import type { StreamSocket } from '#features/stream/stream-socket.ts';
import type { SocketReport, SocketRequest } from './socket-messages.ts';

export interface PageSocket {
  open: (url: string) => Promise<StreamSocket>;
  handleReport: (report: SocketReport) => void;
}

/** `isLive` is called after each frame. On a live desktop, the worker does not send pictures to the page. */
export function createPageSocket(sendRequest: (request: SocketRequest) => void, isLive: () => boolean): PageSocket {
  let isHandlingFrame = false;
  let resolveOpened: () => void;
  let resolveEnded: (ending: StreamEnd) => void;
  let pushFrame: ((data: string | Uint8Array | undefined) => void) | undefined;
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve));
  const ended = new Promise<StreamEnd>((resolve) => (resolveEnded = resolve));
  const createFramePromise = (): Promise<string | Uint8Array | undefined> =>
    new Promise((resolve) => (pushFrame = resolve));
  let nextFrame = createFramePromise();
  const socket: StreamSocket = {
    ended,
    async read() {
      if (isHandlingFrame) sendRequest({ type: 'took', isLive: isLive() });
      const data = await nextFrame;
      isHandlingFrame = data !== undefined;
      if (isHandlingFrame) nextFrame = createFramePromise();
      return data;
    },
    // The socket is in the worker, which drops data after the end.
    send(data) {
      sendRequest({ type: 'send', data });
      return true;
    },
    close: () => sendRequest({ type: 'close' }),
  };
  return {
    async open(url) {
      sendRequest({ type: 'open', url });
      await opened;
      return socket;
    },
    handleReport(report) {
      if (report.type === 'opened') resolveOpened();
      else if (report.type === 'frame') pushFrame?.(report.data);
      else {
        resolveEnded(report.ending);
        pushFrame?.(undefined);
      }
    },
  };
}
