// Gives types to values from outside the console. Invalid values become a fallback and never throw.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type FieldNames<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;

/** A value that should be a `T`. The compiler checks the names of its fields; their values are `unknown`. */
export type Untrusted<T> = Readonly<Partial<Record<FieldNames<T>, unknown>>>;

/** A response that should be a `T`. The client has only checked whether it is a record or a list. */
export type UntrustedResponse<T> = T extends readonly unknown[]
  ? readonly unknown[]
  : T extends object
    ? Untrusted<T>
    : unknown;

/**
 * The fields of a record; an empty record for null, a list or a text, so that reading a field never throws.
 * For an `unknown` value, pass the expected type: `fieldsOf<Lock>(raw)`.
 */
export function fieldsOf<T>(value: T): Untrusted<T>;
export function fieldsOf<T>(value: unknown): Untrusted<T>;
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The distinct names in a list that may be missing, null or contain other values (docs/protocol/resources.md#0.4). */
export const uniqueNames = (raw: unknown): string[] => [
  ...new Set(listOf(raw).filter((name): name is string => typeof name === 'string' && name !== '')),
];

export const textOr = <T extends string | undefined>(value: unknown, fallback: T): string | T =>
  typeof value === 'string' && value !== '' ? value : fallback;

export const booleanOr = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

export const numberOr = <T extends number | undefined>(value: unknown, fallback: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/**
 * The maximum size of JSON, in characters of a text or bytes of a response. Parsing more would block the page or crash
 * its process.
 */
export const MAX_JSON_SIZE = 64 * 1024 * 1024;

/** Parses JSON; undefined, which JSON cannot express, for invalid text and for text longer than `MAX_JSON_SIZE`. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined; // the most common invalid text, and exceptions are slow
  if (text.length > MAX_JSON_SIZE) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
