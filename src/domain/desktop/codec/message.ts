// The messages of a live desktop. The first byte of a frame is the number of its message (docs/protocol/streams.md#8).
import { joinBytes } from '#lib/text/join-bytes.ts';
import type { Field } from './fields.ts';
import { MESSAGE_LAYOUTS } from './message-layouts.ts';
import { createMessageReader, type MessageIn, type UndecodedMessage } from './message-reader.ts';

type Layouts = typeof MESSAGE_LAYOUTS;

export type KnownMessage = MessageIn<Layouts>;

export type MessageOf<Kind extends keyof Layouts> = Extract<KnownMessage, { kind: Kind }>;

/** Requests and responses about a shared directory: the desktop requests, the console responds. */
export type ShareRequest = Extract<KnownMessage, { kind: `share${string}Request` }>;
export type ShareResponse = Extract<KnownMessage, { kind: `share${string}Response` }>;

export type DesktopMessage = KnownMessage | UndecodedMessage;

export const readMessage: (frame: Uint8Array) => DesktopMessage = createMessageReader(MESSAGE_LAYOUTS);

export function writeMessage(message: KnownMessage): Uint8Array<ArrayBuffer> {
  const [number, body]: readonly [number, Field<object>] = MESSAGE_LAYOUTS[message.kind];
  return joinBytes([Uint8Array.of(number), ...body.write(message)]);
}
