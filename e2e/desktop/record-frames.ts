// Records the frames of a desktop's websocket.
import type { Page, WebSocket } from '@playwright/test';

export interface RecordedFrames {
  /** The addresses of all opened websockets, in order. */
  urls: URL[];
  /** The frames that the page sent: texts unchanged, bytes in hexadecimal. */
  sent: string[];
  /** The number of open websockets. */
  openCount: () => number;
}

const formatPayload = (payload: string | Buffer): string =>
  typeof payload === 'string' ? payload : payload.toString('hex');

/** Records the websockets of all desktops that this page connects to from now on. */
export function recordFrames(page: Page): RecordedFrames {
  const sockets: WebSocket[] = [];
  const open = () => sockets.filter((socket) => !socket.isClosed()).length;
  const wire: RecordedFrames = { urls: [], sent: [], openCount: open };
  page.on('websocket', (socket) => {
    const url = new URL(socket.url());
    if (!url.pathname.includes('/desktops/')) return;
    wire.urls.push(url);
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => wire.sent.push(formatPayload(payload)));
  });
  return wire;
}

const hexUint32 = (value: number): string => value.toString(16).padStart(8, '0');

/** The 18.x message that sets the size of the screen. */
export const screenSpec = (width: number, height: number): string => `01${hexUint32(width)}${hexUint32(height)}`;
