// The page's side of a line that a worker keeps.
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import type { StreamSocket } from '#features/stream/stream-socket.ts';
import type { LineReport, LineRequest } from './line-requests.ts';

export interface PageLine {
  open: (url: string) => Promise<StreamSocket>;
  hear: (report: LineReport) => void;
}

/** `isLive`: asked after each frame, for it says whether what is merely drawn comes to the page. */
export function createPageLine(ask: (request: LineRequest) => void, isLive: () => boolean): PageLine {
  let isTaking = false;
  let hearOpened: () => void;
  let hearEnded: (ending: StreamEnd) => void;
  let hearFrame: ((data: string | Uint8Array | undefined) => void) | undefined;
  const opened = new Promise<void>((resolve) => (hearOpened = resolve));
  const ended = new Promise<StreamEnd>((resolve) => (hearEnded = resolve));
  const frames = (): Promise<string | Uint8Array | undefined> => new Promise((resolve) => (hearFrame = resolve));
  let coming = frames();
  const line: StreamSocket = {
    ended,
    async read() {
      if (isTaking) ask({ do: 'took', isLive: isLive() });
      const data = await coming;
      isTaking = data !== undefined;
      if (isTaking) coming = frames();
      return data;
    },
    send: (data) => ask({ do: 'send', data }),
    close: () => ask({ do: 'close' }),
  };
  return {
    async open(url) {
      ask({ do: 'open', url });
      await opened;
      return line;
    },
    hear(report) {
      if (report.on === 'opened') hearOpened();
      else if (report.on === 'frame') hearFrame?.(report.data);
      else {
        hearEnded(report.ending);
        hearFrame?.(undefined);
      }
    },
  };
}
