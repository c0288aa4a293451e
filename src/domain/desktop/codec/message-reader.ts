// Reads the frames of a desktop: a frame is the number of its message and the fields of this message.
import type { Cursor, Field, ValueOf } from './fields.ts';

export type MessageLayouts = Readonly<Record<string, readonly [number, Field<object>]>>;
export type MessageIn<L extends MessageLayouts> = { [Kind in keyof L]: { kind: Kind } & ValueOf<L[Kind][1]> }[keyof L];

/** A frame with an unknown message number, or with bytes that do not match the fields of its number. */
export type UndecodedMessage = { kind: 'unknown'; number: number } | { kind: 'unreadable'; number: number };

/** Creates a reader that selects the layout by the first byte of a frame. */
export function createMessageReader<L extends MessageLayouts>(
  layouts: L,
): (frame: Uint8Array) => MessageIn<L> | UndecodedMessage {
  const layoutsByNumber = new Map(Object.entries(layouts).map(([kind, [number, body]]) => [number, { kind, body }]));
  return (frame) => {
    const number = frame[0] ?? 0;
    const layout = layoutsByNumber.get(number);
    if (!layout) return { kind: 'unknown', number };
    const cursor: Cursor = { bytes: frame as Cursor['bytes'], position: 1 }; // frames are never in shared memory
    const values = layout.body.read(cursor);
    if (!values || cursor.position < frame.length) return { kind: 'unreadable', number };
    return { kind: layout.kind, ...values } as MessageIn<L>; // the type is derived from the same table
  };
}
