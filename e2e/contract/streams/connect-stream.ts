// Opens WebSocket streams of a proxy and reads their frames one by one.
import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { readResponse, type Client } from '#e2e/contract/client.ts';

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
  const receivedFrames: Frame[] = [];
  let notifyReader = () => undefined as void;
  let isOpen = true;
  socket.on('message', (data: Buffer, isBinary) => {
    receivedFrames.push(isBinary ? new Uint8Array(data) : data.toString('utf8'));
    notifyReader();
  });
  socket.on('close', () => {
    isOpen = false;
    notifyReader();
  });
  return {
    async nextFrame(ms) {
      if (receivedFrames.length === 0 && isOpen)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          notifyReader = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      return receivedFrames.shift();
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
 * Opens a stream as a browser does. Returns the HTTP response if the proxy refuses before the upgrade to a WebSocket
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
  const terminate = () => socket.terminate();
  signal.addEventListener('abort', terminate, { once: true });
  socket.on('close', () => signal.removeEventListener('abort', terminate));
  const connection = connectionOf(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(connection));
    socket.on(
      'unexpected-response',
      (_request, response: IncomingMessage) => void readResponse(response).then(resolve, reject),
    );
    socket.on('error', reject);
  });
}
