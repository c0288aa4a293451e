// What goes over the line of a desktop, as the browser sends it.
import type { Page, WebSocket } from '@playwright/test';

export interface RecordedFrames {
  /** The addresses that were opened, the last one last. */
  urls: URL[];
  /** What the page sent, texts as they are and bytes as hexadecimal numbers. */
  sent: string[];
  /** How many of them are open. */
  openCount: () => number;
}

const formatPayload = (payload: string | Buffer): string =>
  typeof payload === 'string' ? payload : payload.toString('hex');

/** Hears of every desktop that this page connects to from now on. */
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

/** The message of 18.x that says how large the screen is to be. */
export const screenSpec = (width: number, height: number): string => `01${hexUint32(width)}${hexUint32(height)}`;
