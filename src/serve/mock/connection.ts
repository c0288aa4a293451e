import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { gracefulClose } from '#serve/gateway/graceful-close.ts';

const PING_INTERVAL_BYTES = 128 * 1024;
const MAX_UNANSWERED_PINGS = 1;

/**
 * The mock proxy's end of a real websocket. The kernel and the browser hold many megabytes of a flood, and each of them
 * would have to be drawn before the answer to a Ctrl-C; so a ping goes out after every 128 KiB, and anyone who waits for
 * `drained` waits for its pong, which a browser sends only when it has read that far.
 */
export function createConnection(socket: WebSocket, raw: Socket): Connection {
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
    for (const go of resolved) go();
  };
  socket.on('pong', (mark) => {
    pongsReceived = Math.max(pongsReceived, Math.min(pingsSent, Number(mark.toString()) || 0));
    resolveWaiters();
  });
  socket.on('close', () => {
    isClosed = true;
    resolveWaiters();
  });
  // A fault of the wire (a cut line, an oversized message) ends in `close` by itself, which is what a stream listens to.
  socket.on('error', () => undefined);

  /** What is sent in one go leaves in one go: a system call for each of a thousand small frames takes longer than they do. */
  let isCorked = false;
  function uncork() {
    if (isCorked) raw.uncork();
    isCorked = false;
  }
  function cork() {
    if (isCorked) return;
    isCorked = true;
    raw.cork();
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
      gracefulClose(raw);
    },
    // Never at once: a flood that is always welcome would otherwise keep the process from reading anything.
    drained: () => new Promise((resolve) => setImmediate(() => (isDrained() ? resolve() : drainWaiters.push(resolve)))),
    onMessage(listener) {
      socket.on('message', (data, binary) => {
        if (!isClosed) listener(messageOf(data, binary));
      });
    },
    onClose: (listener) => void socket.on('close', () => listener()),
  };
}

function messageOf(data: RawData, binary: boolean): string | Uint8Array {
  const bytes = data as Buffer; // what ws hands out unless its binaryType is changed
  // A plain view, because a Buffer's slice() shares memory where a Uint8Array's copies.
  return binary ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes.toString();
}
