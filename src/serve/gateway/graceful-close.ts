import type { Socket } from 'node:net';

const GRACE_MS = 5_000;

/**
 * Ends a connection so that all that was written still arrives. Closed outright, it would answer the next word of the
 * other side (the pong to a ping, a key pressed) with a reset, and a reset throws away what was not read yet; so it goes
 * on listening, to nobody's use, until the other side has ended too.
 */
export function gracefulClose(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.on('close', () => clearTimeout(timer));
}
