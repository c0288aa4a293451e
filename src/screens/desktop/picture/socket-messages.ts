// What page and worker tell each other about the line, which is the worker's: thousands of pictures a second never touch the page.
import type { StreamEnd } from '#domain/stream/stream-end.ts';

export type SocketRequest =
  | { do: 'open'; url: string }
  | { do: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { do: 'close' }
  /** The page is done with the frame it was given; on a live desktop it need not see what is merely drawn. */
  | { do: 'took'; isLive: boolean };

export type SocketReport =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'closed'; ending: StreamEnd };
