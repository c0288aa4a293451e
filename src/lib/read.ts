// What comes from outside has no type until one of these gives it one; each falls back instead of failing.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type NamesIn<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;

/** What should be a `T`: the compiler knows its names, and its values may be anything until they have been read. */
export type Untrusted<T> = Readonly<Partial<Record<NamesIn<T>, unknown>>>;

/** An answer of the proxy that should be a `T`: the client has checked whether it is a record or a list, and nothing in it. */
export type Unread<T> = T extends readonly unknown[] ? readonly unknown[] : T extends object ? Untrusted<T> : unknown;

/**
 * The fields of a record, and none where the proxy sent null, a list or a text in its place: reading a field never throws.
 * A value without a type is given the type that it should have.
 */
export function fieldsOf<T>(value: T): Untrusted<T>;
export function fieldsOf<T>(value: unknown): Untrusted<T>;
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The names in a list that may be missing, null or hold other things, each once (docs/protocol/resources.md#0.4). */
export const readNames = (raw: unknown): string[] => [
  ...new Set(listOf(raw).filter((name): name is string => typeof name === 'string' && name !== '')),
];

export const textOr = <T extends string | undefined>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

export const flagOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

export const numberOr = <T extends number | undefined>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** Parsing more would block the page or end its process. */
export const MOST_JSON = 64 * 1024 * 1024;

/** The value of a JSON text; undefined, which JSON cannot express, when it is none. */
export function jsonOf(text: string): unknown {
  if (text === '') return undefined; // the most usual text that is none, and an exception takes its time
  if (text.length > MOST_JSON) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
