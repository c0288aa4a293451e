// The types of fields that messages are made of, each read and written (docs/protocol/streams.md#8.1).

export interface Cursor {
  bytes: Uint8Array<ArrayBuffer>;
  at: number;
}

export interface Field<T> {
  /** Undefined for what is cut short, beyond its limit or no value of this type. */
  read(from: Cursor): T | undefined;
  write(value: T): Uint8Array[];
}

type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValueOf<F> = F extends Field<infer T> ? T : never;
type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** Big-endian; the two's complement of a negative number is written by the same steps. */
export const word = (size: number, most = Number.MAX_SAFE_INTEGER, least = 0): Field<number> => ({
  read(from) {
    let value = 0;
    for (const end = from.at + size; from.at < end; from.at += 1)
      value = value * 256 + (from.bytes[from.at] ?? Number.NaN);
    return value >= least && value <= most ? value : undefined;
  },
  write: (value) => [Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) & 255)],
});

export const u16 = word(2);
export const u32 = word(4);
/** Beyond 2^53 there is no number for it, and no file either. */
export const u64 = word(8);
export const i16: Field<number> = {
  read(from) {
    const value = u16.read(from);
    return value === undefined ? undefined : value - 2 * (value & 0x8000);
  },
  write: u16.write,
};

/** One byte that counts through these values. */
export const oneOf = <T extends string | boolean>(size: number, ...values: readonly T[]): Field<T> => {
  const index = word(size, values.length - 1);
  return { read: (from) => values[index.read(from) ?? -1], write: (value) => index.write(values.indexOf(value)) };
};
export const bool8 = oneOf(1, false, true);

/** All that is left of the frame: a view, not a copy. */
export const rest = (most: number, least = 0): Field<Uint8Array<ArrayBuffer>> => ({
  read(from) {
    const value = from.bytes.subarray(from.at);
    from.at += value.length;
    return value.length >= least && value.length <= most ? value : undefined;
  },
  write: (value) => [value],
});

/** As many bytes as the word before them says: a view, not a copy. */
export const data = (most: number): Field<Uint8Array<ArrayBuffer>> => ({
  read(from) {
    const start = from.at + 4;
    const end = start + (word(4, most).read(from) ?? Infinity);
    if (end > from.bytes.length) return undefined;
    from.at = end;
    return from.bytes.subarray(start, end);
  },
  write: (value) => [...u32.write(value.length), value],
});

const encoder = new TextEncoder();
// A byte order mark is text like any other.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const text = (most: number): Field<string> => ({
  read(from) {
    const bytes = data(most).read(from);
    return bytes && decoder.decode(bytes);
  },
  write: (value) => data(most).write(encoder.encode(value)),
});

export const record = <F extends Fields>(fields: F): Field<ValuesOf<F>> => ({
  read(from) {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const value = field.read(from);
      if (value === undefined) return undefined;
      values[name] = value;
    }
    return values as ValuesOf<F>; // each name has been given the value of its field
  },
  write: (values) => Object.entries(fields).flatMap(([name, field]) => field.write(values[name])),
});

/** A count and so many of these; a count too large ends where the bytes do. */
export const list = <T>(item: Field<T>): Field<readonly T[]> => ({
  read(from) {
    const count = u32.read(from) ?? Infinity;
    const items: T[] = [];
    for (let at = 0; at < count; at += 1) {
      const value = item.read(from);
      if (value === undefined) return undefined;
      items.push(value);
    }
    return items;
  },
  write: (items) => [...u32.write(items.length), ...items.flatMap((one) => item.write(one))],
});

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** The end of a message behind a word that tells nothing but what can be said of the length of this end. */
export const behind = <T>(lead: (length: number) => number, field: Field<T>): Field<T> => ({
  read: (from) => (u32.read(from) === lead(from.bytes.length - from.at) ? field.read(from) : undefined),
  write(value) {
    const parts = field.write(value);
    return [...u32.write(lead(lengthOf(parts))), ...parts];
  },
});
