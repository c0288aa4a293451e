import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { readAnswer, type Client } from '#e2e/contract/client.ts';

export type Frame = string | Uint8Array;

/** An open websocket to a proxy. */
export interface StreamConnection {
  /** The next frame; undefined when the stream has ended or no frame arrived in time. */
  nextFrame(ms: number): Promise<Frame | undefined>;
  send(frame: Frame): void;
  isOpen(): boolean;
  /**
   * Resolves once the proxy has closed the stream too: 14.0 refuses to end a session while one of its streams is
   * closing.
   */
  close(): Promise<void>;
}

interface ConnectOptions {
  client: Client;
  path: string;
  signal: AbortSignal;
}

const CLOSE_TIMEOUT_MS = 2_000;

function connectionOf(socket: WebSocket): StreamConnection {
  const waiting: Frame[] = [];
  let wake = () => undefined as void;
  let isOpen = true;
  socket.on('message', (data: Buffer, isBinary) => {
    waiting.push(isBinary ? new Uint8Array(data) : data.toString('utf8'));
    wake();
  });
  socket.on('close', () => {
    isOpen = false;
    wake();
  });
  return {
    async nextFrame(ms) {
      if (waiting.length === 0 && isOpen)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      return waiting.shift();
    },
    send: (frame) => socket.send(frame),
    isOpen: () => isOpen,
    async close() {
      if (!isOpen) return;
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.close(1000);
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS))]);
    },
  };
}

const HANDSHAKE_TIMEOUT_MS = 15_000;

/**
 * Opens a stream as a browser would; a refusal before the upgrade is an answer like any other
 * (docs/protocol/streams.md#1.4).
 */
export function connectStream({ client, path, signal }: ConnectOptions): Promise<StreamConnection | WireResponse> {
  const url = new URL(path, client.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url, {
    rejectUnauthorized: !client.insecure,
    headers: { cookie: client.cookie(), origin: client.origin.origin },
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
  });
  const end = () => socket.terminate();
  signal.addEventListener('abort', end, { once: true });
  socket.on('close', () => signal.removeEventListener('abort', end));
  const connection = connectionOf(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(connection));
    socket.on(
      'unexpected-response',
      (_request, answer: IncomingMessage) => void readAnswer(answer).then(resolve, reject),
    );
    socket.on('error', reject);
  });
}
