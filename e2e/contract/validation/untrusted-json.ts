// Reads untrusted JSON: missing values and values of another type are undefined or empty.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

export const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined; // the judge says what is wrong with it
  }
};

export const valueAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJsonObject(inner) ? inner[String(key)] : undefined), value);

export const stringAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const listAt = (value: unknown, ...path: (string | number)[]): JsonObject[] => {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
};

/** The texts of a list; empty for null. */
export const stringsAt = (value: unknown, ...path: (string | number)[]): string[] => {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : [];
};

/** A list that 14.x sends bare and 18.x under a name (docs/protocol/resources.md#18.4). */
export const listIn = (value: unknown, name: string): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : listAt(value, name);
