// Records the messages that a page sends over the WebSocket of a desktop.
import type { Page, WebSocket } from '@playwright/test';

export interface RecordedFrames {
  /** The addresses of all opened websockets, in order. */
  urls: URL[];
  /** The messages that the page sent: text unchanged, binary data in hexadecimal. */
  sent: string[];
  /** The number of open websockets. */
  openCount: () => number;
}

const formatPayload = (payload: string | Buffer): string =>
  typeof payload === 'string' ? payload : payload.toString('hex');

/** Records the WebSockets that this page opens to desktops from now on. */
export function recordFrames(page: Page): RecordedFrames {
  const sockets: WebSocket[] = [];
  const countOpen = () => sockets.filter((socket) => !socket.isClosed()).length;
  const recordedFrames: RecordedFrames = { urls: [], sent: [], openCount: countOpen };
  page.on('websocket', (socket) => {
    const url = new URL(socket.url());
    if (!url.pathname.includes('/desktops/')) return;
    recordedFrames.urls.push(url);
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => recordedFrames.sent.push(formatPayload(payload)));
  });
  return recordedFrames;
}

const hexUint32 = (value: number): string => value.toString(16).padStart(8, '0');

/** The message that sets the size of the screen on 18.x, in hexadecimal. */
export const screenSpec = (width: number, height: number): string => `01${hexUint32(width)}${hexUint32(height)}`;
