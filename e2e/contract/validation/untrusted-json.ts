// Reads JSON from an untrusted proxy. Missing values and values of another type become undefined or empty.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

export const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined; // the check against the contract reports the invalid JSON
  }
};

/** The value at a path of keys, or undefined. */
export const valueAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJsonObject(inner) ? inner[String(key)] : undefined), value);

/** The string at a path, or an empty string. */
export const stringAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
};

/** The objects of the list at a path. Empty if there is no list. */
export const listAt = (value: unknown, ...path: (string | number)[]): JsonObject[] => {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
};

/** The strings of the list at a path. Empty if there is no list. */
export const stringsAt = (value: unknown, ...path: (string | number)[]): string[] => {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : [];
};

/** The objects of a list that 14.x sends directly and 18.x in the field `name` (docs/protocol/resources.md#18.4). */
export const listIn = (value: unknown, name: string): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : listAt(value, name);
