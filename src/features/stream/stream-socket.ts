// A WebSocket that is read frame by frame, in order. If it receives more than the page can handle, it ends with an
// error (docs/behaviour.md#streams).
import { reportUnopenedStream } from '#api/identity/credentials.ts';
import { streamEndOf, type StreamEnd } from '#domain/stream/stream-end.ts';
import { RESTART_CLOSE_CODE, RESTART_NOTICE } from '#lib/server-restart.ts';
import { createFrameQueue } from './frame-queue.ts';
import { createTimeSlice, createEventLoopTurn } from './scheduling.ts';

export type Frame = Uint8Array | string;

export interface StreamSocket {
  /** The next frame in order; undefined when the socket is closed and all frames are read. Never rejects. */
  read(): Promise<Frame | undefined>;
  /** Returns false if the socket is not open. */
  send(data: Uint8Array<ArrayBuffer> | string): boolean;
  /**
   * With `ending`, the socket ends immediately. Otherwise it ends when the proxy has answered the close, which may take
   * a minute.
   */
  close(ending?: StreamEnd): void;
  ended: Promise<StreamEnd>;
}

/** The longest wait for the first message after opening or sending the token (docs/protocol/streams.md#1.2). */
export const SILENCE_TIMEOUT_MS = 30_000;
/** Without this limit, a browser waits for minutes for a socket that nobody answers. */
const OPEN_TIMEOUT_MS = 10_000;
/** Proxies send at most 10 MiB in one message; base64 turns that into 14 MiB (docs/protocol/streams.md#2, #11.3). */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;
const MAX_QUEUED_FRAMES = 250_000;
/** Shared by all sockets of the page or worker. */
const waitForTurn = createTimeSlice(createEventLoopTurn());

const frameOf = (data: ArrayBuffer | string): Frame => (typeof data === 'string' ? data : new Uint8Array(data));

/**
 * Uses WebSocket. A WebSocketStream could slow down the proxy, but Chromium crashes the page when a connection is cut
 * after the page wrote to it (docs/architecture.md#websocketstream).
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
  function end(ending: StreamEnd, closeCode?: number): void {
    if (state.hasEnded) return;
    state.hasEnded = true;
    clearTimeout(openTimer);
    resolveEnded(ending);
    wakeReader();
    // Closes after reporting the end, because a flooding proxy may never answer the close.
    socket.close(closeCode);
  }
  const openTimer = setTimeout(() => end({ type: 'unanswered' }), OPEN_TIMEOUT_MS);
  socket.addEventListener('message', ({ data }) => {
    if (state.hasEnded) return;
    if (data === RESTART_NOTICE) return end({ type: 'restarting' }, RESTART_CLOSE_CODE);
    const frame = frameOf(data as ArrayBuffer | string); // binaryType excludes blobs
    if (frame.length > MAX_FRAME_BYTES) return end({ type: 'tooLarge', bytes: frame.length });
    queue.push(frame);
    if (queue.bytes() > MAX_QUEUED_BYTES || queue.count() > MAX_QUEUED_FRAMES) return end({ type: 'tooMuch' });
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
    send(data) {
      const isOpen = socket.readyState === WebSocket.OPEN;
      if (isOpen) socket.send(data);
      return isOpen;
    },
    close: (ending) => (ending ? end(ending) : socket.close(1000)),
  };
}

/** A socket that could not be created. */
const closedSocket: StreamSocket = {
  ended: Promise.resolve({ type: 'refused' }),
  read: () => Promise.resolve(undefined),
  send: () => false,
  close: () => {},
};

/** Opens a socket. If that fails, resolves with a socket that has ended; never rejects. */
export async function openStreamSocket(url: string): Promise<StreamSocket> {
  try {
    return await openWebSocket(url);
  } catch {
    return closedSocket;
  }
}
