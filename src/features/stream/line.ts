// One websocket as a line that is read frame by frame; where the browser can, a slow reader holds the proxy back.

/** How a line ended: the close code, and the reason where the other end gave one. */
export interface Ending {
  code: number;
  reason: string;
}

export interface Line {
  /** Whether what is not read waits at the proxy. Where it does not it waits here, so it has to be read at once. */
  isHeldBack: boolean;
  /** The next frame in order; undefined once the line is closed and everything before was read. Rejects never. */
  read(): Promise<Uint8Array | string | undefined>;
  send(data: Uint8Array<ArrayBuffer> | string): void;
  close(): void;
  ended: Promise<Ending>;
}

const CUT: Ending = { code: 1006, reason: '' };

interface Streams {
  opened: Promise<{
    readable: ReadableStream<ArrayBuffer | string>;
    writable: WritableStream<Uint8Array<ArrayBuffer> | string>;
  }>;
  closed: Promise<{ closeCode: number; reason: string }>;
  close(info: { closeCode: number }): void;
}
type StreamSocket = new (url: string) => Streams;

const bytesOf = (data: ArrayBuffer | string): Uint8Array | string =>
  typeof data === 'string' ? data : new Uint8Array(data);

/** Real back-pressure: what is not read waits in the network, as far back as the server. */
async function overStreams(Socket: StreamSocket, url: string): Promise<Line> {
  const socket = new Socket(url);
  const ended = socket.closed.then(({ closeCode, reason }) => ({ code: closeCode, reason })).catch(() => CUT);
  const { readable, writable } = await socket.opened;
  const reader = readable.getReader();
  const writer = writable.getWriter();
  return {
    isHeldBack: true,
    ended,
    async read() {
      try {
        const { done, value } = await reader.read();
        return done ? undefined : bytesOf(value);
      } catch {
        return undefined; // cut without a close frame; `ended` tells
      }
    },
    // A write fails only once the line is closed, which `ended` tells.
    send: (data) => void writer.write(data).catch(() => undefined),
    close: () => socket.close({ closeCode: 1000 }),
  };
}

/** Everywhere else frames come as the network brings them, whether they are read or not; order is kept and nothing is dropped. */
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
  return {
    isHeldBack: false,
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
  isHeldBack: true,
  ended: Promise.resolve(CUT),
  read: () => Promise.resolve(undefined),
  send: () => {},
  close: () => {},
};

// The demo's proxy lives in the page and stands in for WebSocket only.
const streams = (): StreamSocket | undefined =>
  import.meta.env.MODE === 'mock' ? undefined : (globalThis as { WebSocketStream?: StreamSocket }).WebSocketStream;

/** Opens a line; one that cannot be opened is a line that has ended, never a rejection. */
export async function openLine(url: string): Promise<Line> {
  const Socket = streams();
  try {
    return Socket ? await overStreams(Socket, url) : await overEvents(url);
  } catch {
    return dead;
  }
}
