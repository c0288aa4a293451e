// Foreign JSON, read without trust: whatever is not there, or of another type, is undefined or empty.

export type Item = Readonly<Record<string, unknown>>;

export const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

export const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined; // the judge says what is wrong with it
  }
};

export const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isItem(inner) ? inner[String(key)] : undefined), value);

export const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const listAt = (value: unknown, ...path: (string | number)[]): Item[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isItem) : [];
};

/** The texts in a list, which may be null. */
export const textsAt = (value: unknown, ...path: (string | number)[]): string[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : [];
};

/** A list that 14.x sends bare and 18.x under a name (docs/protocol/resources.md#18.4). */
export const listIn = (value: unknown, name: string): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : listAt(value, name);
