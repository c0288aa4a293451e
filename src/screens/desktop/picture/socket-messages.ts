// Messages between the page and the worker about the worker's socket. Pictures of a live desktop skip the page.
import type { StreamEnd } from '#domain/stream/stream-end.ts';

export type SocketRequest =
  | { do: 'open'; url: string }
  | { do: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { do: 'close' }
  /** The page has handled its frame. On a live desktop, the page does not receive pictures. */
  | { do: 'took'; isLive: boolean };

export type SocketReport =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'closed'; ending: StreamEnd };
