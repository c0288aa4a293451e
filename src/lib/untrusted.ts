// What comes from outside has no type until one of these gives it one; each falls back instead of failing.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type FieldNames<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;

/** What should be a `T`: the compiler knows its names, and its values may be anything until they have been read. */
export type Untrusted<T> = Readonly<Partial<Record<FieldNames<T>, unknown>>>;

/** An answer of the proxy that should be a `T`: the client has checked whether it is a record or a list, and nothing in it. */
export type UntrustedResponse<T> = T extends readonly unknown[]
  ? readonly unknown[]
  : T extends object
    ? Untrusted<T>
    : unknown;

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
export const uniqueNames = (raw: unknown): string[] => [
  ...new Set(listOf(raw).filter((name): name is string => typeof name === 'string' && name !== '')),
];

export const textOr = <T extends string | undefined>(value: unknown, fallback: T): string | T =>
  typeof value === 'string' && value !== '' ? value : fallback;

export const booleanOr = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

export const numberOr = <T extends number | undefined>(value: unknown, fallback: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Parsing more would block the page or end its process. */
export const MAX_JSON_SIZE = 64 * 1024 * 1024;

/** The value of a JSON text; undefined, which JSON cannot express, when it is none. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined; // the most usual text that is none, and an exception takes its time
  if (text.length > MAX_JSON_SIZE) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
