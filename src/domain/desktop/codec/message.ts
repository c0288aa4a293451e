// The messages of a desktop: one to a frame, whose first byte says which (docs/protocol/streams.md#8).
import { joinBytes } from '#lib/text/join-bytes.ts';
import type { Cursor, Field, ValueOf } from './fields.ts';
import { LAYOUTS } from './layouts.ts';

type Layouts = typeof LAYOUTS;

export type KnownMessage = { [Kind in keyof Layouts]: { kind: Kind } & ValueOf<Layouts[Kind][1]> }[keyof Layouts];

export type MessageOf<Kind extends keyof Layouts> = Extract<KnownMessage, { kind: Kind }>;

/** Of a shared directory: the other side asks, and this side answers. */
export type ShareRequest = Extract<KnownMessage, { kind: `share${string}Request` }>;
export type ShareResponse = Extract<KnownMessage, { kind: `share${string}Response` }>;

/** What is no message, or not the one that its number says it is. */
export type Undecoded = { kind: 'unknown'; number: number } | { kind: 'unreadable'; number: number };

export type DesktopMessage = KnownMessage | Undecoded;

const byNumber = new Map<number, readonly [string, Field<object>]>(
  Object.entries(LAYOUTS).map(([kind, [number, body]]) => [number, [kind, body]]),
);

export function readMessage(frame: Uint8Array): DesktopMessage {
  const number = frame[0] ?? 0;
  const [kind, body] = byNumber.get(number) ?? [];
  if (!kind || !body) return { kind: 'unknown', number };
  const from: Cursor = { bytes: frame as Cursor['bytes'], at: 1 }; // no frame comes in memory that is shared
  const values = body.read(from);
  if (!values || from.at < frame.length) return { kind: 'unreadable', number };
  return { kind, ...values } as KnownMessage; // as the table of layouts has it, which the types are made from too
}

export function writeMessage(message: KnownMessage): Uint8Array<ArrayBuffer> {
  const [number, body]: readonly [number, Field<object>] = LAYOUTS[message.kind];
  return joinBytes([Uint8Array.of(number), ...body.write(message)]);
}
