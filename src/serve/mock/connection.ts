import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { gracefulClose } from '#serve/gateway/graceful-close.ts';

const PING_INTERVAL_BYTES = 128 * 1024;
const MAX_UNANSWERED_PINGS = 1;

/**
 * The mock proxy's end of a real websocket. The kernel and the browser buffer many megabytes of a flood, all of which
 * would be drawn before the response to Ctrl-C. So a ping is sent after every 128 KiB, and `drained` waits for its
 * pong, which a browser sends only after reading that far.
 */
export function createConnection(socket: WebSocket, tcpSocket: Socket): Connection {
  let bytesSincePing = 0;
  let pingsSent = 0;
  let pongsReceived = 0;
  let isClosed = false;
  let drainWaiters: (() => void)[] = [];

  const isDrained = () => isClosed || pingsSent - pongsReceived <= MAX_UNANSWERED_PINGS;
  const resolveWaiters = () => {
    if (!isDrained()) return;
    const resolved = drainWaiters;
    drainWaiters = [];
    for (const resolveWaiter of resolved) resolveWaiter();
  };
  socket.on('pong', (mark) => {
    pongsReceived = Math.max(pongsReceived, Math.min(pingsSent, Number(mark.toString()) || 0));
    resolveWaiters();
  });
  socket.on('close', () => {
    isClosed = true;
    resolveWaiters();
  });
  // Connection errors (a dropped connection, an oversized message) also emit `close`, which streams handle.
  socket.on('error', () => undefined);

  /** Frames sent in one task are written together, because a system call for each small frame is slow. */
  let isCorked = false;
  function uncork() {
    if (isCorked) tcpSocket.uncork();
    isCorked = false;
  }
  function cork() {
    if (isCorked) return;
    isCorked = true;
    tcpSocket.cork();
    process.nextTick(uncork);
  }

  return {
    send(data) {
      if (isClosed) return;
      cork();
      socket.send(data);
      bytesSincePing += data.length;
      if (bytesSincePing < PING_INTERVAL_BYTES) return;
      bytesSincePing = 0;
      pingsSent += 1;
      socket.ping(String(pingsSent));
    },
    close: (code, reason) => socket.close(code, reason),
    drop() {
      isClosed = true;
      uncork();
      resolveWaiters();
      gracefulClose(tcpSocket);
    },
    // Never resolves synchronously, or a flood would keep the process from reading.
    drained: () => new Promise((resolve) => setImmediate(() => (isDrained() ? resolve() : drainWaiters.push(resolve)))),
    onMessage(listener) {
      socket.on('message', (data, isBinary) => {
        if (!isClosed) listener(messageOf(data, isBinary));
      });
    },
    onClose: (listener) => void socket.on('close', () => listener()),
  };
}

function messageOf(data: RawData, isBinary: boolean): string | Uint8Array {
  const bytes = data as Buffer; // the default binaryType of ws
  // A plain view, because slice() of a Buffer shares memory and slice() of a Uint8Array copies.
  return isBinary ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes.toString();
}
