// Types of fields in binary messages, each with its reader and writer (docs/protocol/streams.md#8.1).

/** A place in a frame: the position of the next byte to read. */
export interface Cursor {
  bytes: Uint8Array<ArrayBuffer>;
  position: number;
}

export interface Field<T> {
  /** Returns undefined if the bytes are truncated or the value is invalid. Advances the cursor. */
  read(from: Cursor): T | undefined;
  write(value: T): Uint8Array[];
}

type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValueOf<F> = F extends Field<infer T> ? T : never;
type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** An integer of `size` bytes, big-endian. Writes negative numbers as two's complement. */
export const integer = (size: number, max = Number.MAX_SAFE_INTEGER, min = 0): Field<number> => ({
  read(cursor) {
    let value = 0;
    for (const end = cursor.position + size; cursor.position < end; cursor.position += 1)
      value = value * 256 + (cursor.bytes[cursor.position] ?? Number.NaN);
    return value >= min && value <= max ? value : undefined;
  },
  write: (value) => [
    Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) & 255),
  ],
});

export const u16 = integer(2);
export const u32 = integer(4);
/** Rejects values from 2^53, which are not exact as JavaScript numbers. No file is that large. */
export const u64 = integer(8);
export const i16: Field<number> = {
  read(cursor) {
    const value = u16.read(cursor);
    return value === undefined ? undefined : value - 2 * (value & 0x8000);
  },
  write: u16.write,
};

/** An integer of `size` bytes that is the index of one of these values. */
export const enumOf = <T extends string | boolean>(size: number, ...values: readonly T[]): Field<T> => {
  const index = integer(size, values.length - 1);
  return { read: (cursor) => values[index.read(cursor) ?? -1], write: (value) => index.write(values.indexOf(value)) };
};
export const bool8 = enumOf(1, false, true);

/** All remaining bytes of the frame. Reading returns a view and copies nothing. */
export const remainingBytes = (maxLength: number, minLength = 0): Field<Uint8Array<ArrayBuffer>> => ({
  read(cursor) {
    const value = cursor.bytes.subarray(cursor.position);
    cursor.position += value.length;
    return value.length >= minLength && value.length <= maxLength ? value : undefined;
  },
  write: (value) => [value],
});

/** Bytes after their 32-bit length. Reading returns a view and copies nothing. */
export const sizedBytes = (maxLength: number): Field<Uint8Array<ArrayBuffer>> => ({
  read(cursor) {
    const start = cursor.position + 4;
    const end = start + (integer(4, maxLength).read(cursor) ?? Infinity);
    if (end > cursor.bytes.length) return undefined;
    cursor.position = end;
    return cursor.bytes.subarray(start, end);
  },
  write: (value) => [...u32.write(value.length), value],
});

const encoder = new TextEncoder();
// Without this option, the decoder would remove a byte order mark at the start.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** UTF-8 text after its length in bytes, which is a 32-bit number. */
export const sizedText = (maxLength: number): Field<string> => ({
  read(cursor) {
    const bytes = sizedBytes(maxLength).read(cursor);
    return bytes && decoder.decode(bytes);
  },
  write: (value) => sizedBytes(maxLength).write(encoder.encode(value)),
});

/** Named fields, one after the other. */
export const record = <F extends Fields>(fields: F): Field<ValuesOf<F>> => ({
  read(cursor) {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const value = field.read(cursor);
      if (value === undefined) return undefined;
      values[name] = value;
    }
    return values as ValuesOf<F>; // the loop sets every name
  },
  write: (values) => Object.entries(fields).flatMap(([name, field]) => field.write(values[name])),
});

/** Items after their 32-bit count. If the count is too large, reading fails at the end of the bytes. */
export const list = <T>(item: Field<T>): Field<readonly T[]> => ({
  read(cursor) {
    const count = u32.read(cursor) ?? Infinity;
    const items: T[] = [];
    for (let index = 0; index < count; index += 1) {
      const value = item.read(cursor);
      if (value === undefined) return undefined;
      items.push(value);
    }
    return items;
  },
  write: (items) => [...u32.write(items.length), ...items.flatMap((value) => item.write(value))],
});

const totalLength = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** A field after a redundant 32-bit prefix: `expectedPrefix` computes it from the length of the field. */
export const prefixed = <T>(expectedPrefix: (length: number) => number, field: Field<T>): Field<T> => ({
  read: (cursor) =>
    u32.read(cursor) === expectedPrefix(cursor.bytes.length - cursor.position) ? field.read(cursor) : undefined,
  write(value) {
    const parts = field.write(value);
    return [...u32.write(expectedPrefix(totalLength(parts))), ...parts];
  },
});
