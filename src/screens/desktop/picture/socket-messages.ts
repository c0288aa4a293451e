// Messages between the page and the worker about the worker's socket. Pictures of a live desktop skip the page.
import type { StreamEnd } from '#domain/stream/stream-end.ts';

export type SocketRequest =
  | { type: 'open'; url: string }
  | { type: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { type: 'close' }
  /** The page has handled its frame. On a live desktop, the page does not receive pictures. */
  | { type: 'took'; isLive: boolean };

export type SocketReport =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'closed'; ending: StreamEnd };
