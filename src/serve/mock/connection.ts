import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { hangUp } from '#serve/gateway/hang-up.ts';

const MARK_BYTES = 128 * 1024;
const MARKS_AHEAD = 1;

/**
 * The mock proxy's end of a real websocket. The kernel and the browser hold many megabytes of a flood, and each of them
 * would have to be drawn before the answer to a Ctrl-C; so a ping goes out after every 128 KiB, and anyone who waits for
 * `drained` waits for its pong, which a browser sends only when it has read that far.
 */
export function connectionOf(socket: WebSocket, raw: Socket): Connection {
  let unmarked = 0;
  let sent = 0;
  let seen = 0;
  let gone = false;
  let waiting: (() => void)[] = [];

  const clear = () => gone || sent - seen <= MARKS_AHEAD;
  const wake = () => {
    if (!clear()) return;
    const woken = waiting;
    waiting = [];
    for (const go of woken) go();
  };
  socket.on('pong', (mark) => {
    seen = Math.max(seen, Math.min(sent, Number(mark.toString()) || 0));
    wake();
  });
  socket.on('close', () => {
    gone = true;
    wake();
  });
  // A fault of the wire (a cut line, an oversized message) ends in `close` by itself, which is what a stream listens to.
  socket.on('error', () => undefined);

  /** What is sent in one go leaves in one go: a system call for each of a thousand small frames takes longer than they do. */
  let isHeld = false;
  function letGo() {
    if (isHeld) raw.uncork();
    isHeld = false;
  }
  function hold() {
    if (isHeld) return;
    isHeld = true;
    raw.cork();
    process.nextTick(letGo);
  }

  return {
    send(data) {
      if (gone) return;
      hold();
      socket.send(data);
      unmarked += data.length;
      if (unmarked < MARK_BYTES) return;
      unmarked = 0;
      sent += 1;
      socket.ping(String(sent));
    },
    close: (code, reason) => socket.close(code, reason),
    drop() {
      gone = true;
      letGo();
      wake();
      hangUp(raw);
    },
    // Never at once: a flood that is always welcome would otherwise keep the process from reading anything.
    drained: () => new Promise((resolve) => setImmediate(() => (clear() ? resolve() : waiting.push(resolve)))),
    onMessage(listener) {
      socket.on('message', (data, binary) => {
        if (!gone) listener(messageOf(data, binary));
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
