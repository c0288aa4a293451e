import type { Cursor, Field, ValueOf } from './fields.ts';

export type MessageLayouts = Readonly<Record<string, readonly [number, Field<object>]>>;
export type MessageIn<L extends MessageLayouts> = { [Kind in keyof L]: { kind: Kind } & ValueOf<L[Kind][1]> }[keyof L];

/** What is no message, or not the one that its number says it is. */
export type UndecodedMessage = { kind: 'unknown'; number: number } | { kind: 'unreadable'; number: number };

/** Reads frames by a table of what their first byte may be. */
export function createMessageReader<L extends MessageLayouts>(
  layouts: L,
): (frame: Uint8Array) => MessageIn<L> | UndecodedMessage {
  const byNumber = new Map(Object.entries(layouts).map(([kind, [number, body]]) => [number, { kind, body }]));
  return (frame) => {
    const number = frame[0] ?? 0;
    const layout = byNumber.get(number);
    if (!layout) return { kind: 'unknown', number };
    const cursor: Cursor = { bytes: frame as Cursor['bytes'], position: 1 }; // no frame comes in memory that is shared
    const values = layout.body.read(cursor);
    if (!values || cursor.position < frame.length) return { kind: 'unreadable', number };
    return { kind: layout.kind, ...values } as MessageIn<L>; // as the table has it, which the types are made from too
  };
}
