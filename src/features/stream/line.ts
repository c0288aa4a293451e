// One websocket as a line that is read frame by frame. Frames come as the network brings them, whether they are read or
// not, so they have to be read at once; order is kept and nothing is dropped.
import { reportUnopenedStream } from '#api/identity/credentials.ts';

/** How a line ended: the close code, and the reason where the other end gave one. */
export interface Ending {
  code: number;
  reason: string;
}

export interface Line {
  /** The next frame in order; undefined once the line is closed and everything before was read. Rejects never. */
  read(): Promise<Uint8Array | string | undefined>;
  send(data: Uint8Array<ArrayBuffer> | string): void;
  close(): void;
  ended: Promise<Ending>;
}

const CUT: Ending = { code: 1006, reason: '' };

const bytesOf = (data: ArrayBuffer | string): Uint8Array | string =>
  typeof data === 'string' ? data : new Uint8Array(data);

/**
 * No WebSocketStream, though it would let a slow reader hold the proxy back: Chromium crashes the page where a connection
 * that something was written to is cut (docs/architecture.md#websocketstream).
 */
async function overEvents(url: string): Promise<Line> {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const waiting: (Uint8Array | string)[] = [];
  let wake: (() => void) | undefined;
  const stir = () => {
    wake?.();
    wake = undefined;
  };
  socket.addEventListener('message', ({ data }) => {
    waiting.push(bytesOf(data as ArrayBuffer | string)); // the two forms that binaryType leaves
    stir();
  });
  const ended = new Promise<Ending>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => {
      stir();
      resolve({ code, reason });
    });
  });
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), ended]);
  if (socket.readyState !== WebSocket.OPEN) reportUnopenedStream();
  return {
    ended,
    async read() {
      while (waiting.length === 0 && socket.readyState <= WebSocket.OPEN)
        await new Promise<void>((resolve) => (wake = resolve));
      return waiting.shift();
    },
    send: (data) => socket.readyState === WebSocket.OPEN && socket.send(data),
    close: () => socket.close(1000),
  };
}

/** A line that never opened: it ends at once, cut. */
const dead: Line = {
  ended: Promise.resolve(CUT),
  read: () => Promise.resolve(undefined),
  send: () => {},
  close: () => {},
};

/** Opens a line; one that cannot be opened is a line that has ended, never a rejection. */
export async function openLine(url: string): Promise<Line> {
  try {
    return await overEvents(url);
  } catch {
    return dead;
  }
}
