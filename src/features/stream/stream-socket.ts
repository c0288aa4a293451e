// One websocket as a line that is read frame by frame. The order is kept, and no frame is dropped: a line that brings more
// than the page can take ends and says so (docs/behaviour.md#streams).
import { reportUnopenedStream } from '#api/identity/credentials.ts';
import { streamEndOf, type StreamEnd } from '#domain/stream/stream-end.ts';
import { createFrameQueue } from './frame-queue.ts';
import { createTimeSlice, createEventLoopTurn } from './scheduling.ts';

export type Frame = Uint8Array | string;

export interface StreamSocket {
  /** The next frame in order; undefined once the line is closed and everything before was read. Rejects never. */
  read(): Promise<Frame | undefined>;
  send(data: Uint8Array<ArrayBuffer> | string): void;
  /** With a reason it ends immediately; otherwise when the proxy answers the close, for which browsers wait a minute. */
  close(why?: StreamEnd): void;
  ended: Promise<StreamEnd>;
}

/** A proxy that opens a line, or takes its token, and then says nothing has not answered (docs/protocol/streams.md#1.2). */
export const SILENCE_TIMEOUT_MS = 30_000;
/** A browser lets a request that nobody answers wait for minutes. */
const OPEN_TIMEOUT_MS = 10_000;
/** Proxies send at most 10 MiB in one message, which base64 makes 14 MiB (docs/protocol/streams.md#2, #11.3). */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;
const MAX_QUEUED_FRAMES = 250_000;
/** Of all lines of the page or worker. */
const waitForTurn = createTimeSlice(createEventLoopTurn());

const frameOf = (data: ArrayBuffer | string): Frame => (typeof data === 'string' ? data : new Uint8Array(data));

/**
 * No WebSocketStream, though it would let a slow reader hold the proxy back: Chromium crashes the page where a connection
 * that something was written to is cut (docs/architecture.md#websocketstream).
 */
async function openWebSocket(url: string): Promise<StreamSocket> {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const queue = createFrameQueue();
  const state = { hasOpened: false, hasEnded: false };
  let notifyReader: (() => void) | undefined;
  let resolveEnded: (ending: StreamEnd) => void;
  const ended = new Promise<StreamEnd>((resolve) => (resolveEnded = resolve));
  const wakeReader = () => {
    notifyReader?.();
    notifyReader = undefined;
  };
  function end(ending: StreamEnd): void {
    if (state.hasEnded) return;
    state.hasEnded = true;
    clearTimeout(openTimer);
    resolveEnded(ending);
    wakeReader();
    // After the ending is known: a proxy that floods the page may never answer the close.
    socket.close();
  }
  const openTimer = setTimeout(() => end({ how: 'unanswered' }), OPEN_TIMEOUT_MS);
  socket.addEventListener('message', ({ data }) => {
    if (state.hasEnded) return;
    const frame = frameOf(data as ArrayBuffer | string); // the two forms that binaryType leaves
    if (frame.length > MAX_FRAME_BYTES) return end({ how: 'tooLarge', bytes: frame.length });
    queue.push(frame);
    if (queue.bytes() > MAX_QUEUED_BYTES || queue.count() > MAX_QUEUED_FRAMES) return end({ how: 'tooMuch' });
    wakeReader();
  });
  socket.addEventListener('close', (event) => end(streamEndOf(event, state.hasOpened)));
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener('open', () => {
      state.hasOpened = true;
      clearTimeout(openTimer);
      resolve();
    });
  });
  await Promise.race([opened, ended]);
  if (!state.hasOpened) reportUnopenedStream();
  return {
    ended,
    async read() {
      while (queue.count() === 0 && !state.hasEnded && socket.readyState <= WebSocket.OPEN)
        await new Promise<void>((resolve) => (notifyReader = resolve));
      if (queue.count() > 0) await waitForTurn();
      return queue.shift();
    },
    send: (data) => socket.readyState === WebSocket.OPEN && socket.send(data),
    close: (why) => (why ? end(why) : socket.close(1000)),
  };
}

/** A line that could not even be created has ended. */
const closedSocket: StreamSocket = {
  ended: Promise.resolve({ how: 'refused' }),
  read: () => Promise.resolve(undefined),
  send: () => {},
  close: () => {},
};

/** Opens a line; one that cannot be opened is a line that has ended, never a rejection. */
export async function openStreamSocket(url: string): Promise<StreamSocket> {
  try {
    return await openWebSocket(url);
  } catch {
    return closedSocket;
  }
}
