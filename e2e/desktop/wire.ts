// What goes over the line of a desktop, as the browser sends it.
import type { Page, WebSocket } from '@playwright/test';

export interface Wire {
  /** The addresses that were opened, the last one last. */
  urls: URL[];
  /** What the page sent, texts as they are and bytes as hexadecimal numbers. */
  sent: string[];
  /** How many of them are open. */
  open: () => number;
}

const shown = (payload: string | Buffer): string => (typeof payload === 'string' ? payload : payload.toString('hex'));

/** Hears of every desktop that this page connects to from now on. */
export function hearWire(page: Page): Wire {
  const sockets: WebSocket[] = [];
  const open = () => sockets.filter((socket) => !socket.isClosed()).length;
  const wire: Wire = { urls: [], sent: [], open };
  page.on('websocket', (socket) => {
    const url = new URL(socket.url());
    if (!url.pathname.includes('/desktops/')) return;
    wire.urls.push(url);
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => wire.sent.push(shown(payload)));
  });
  return wire;
}

const u32 = (value: number): string => value.toString(16).padStart(8, '0');

/** The message of 18.x that says how large the screen is to be. */
export const screenSpec = (width: number, height: number): string => `01${u32(width)}${u32(height)}`;
