import type { Socket } from 'node:net';

const GRACE_MS = 5_000;

/**
 * Closes a connection so that all written data still arrives. A closed socket would answer further data of the other
 * side (a pong, a key press) with a reset, and a reset discards unread data. So the socket reads and ignores data until
 * the other side has closed too.
 */
export function gracefulClose(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.on('close', () => clearTimeout(timer));
}
