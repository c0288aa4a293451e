/**
 * A fake browser storage for unit tests. As in browsers, entries are properties, and the quota counts the characters of
 * keys and values.
 */
export function fakeStorage(quota: number) {
  const entries: Record<string, string> = {};
  const size = () => Object.entries(entries).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => void delete entries[key],
    setItem(key: string, value: string) {
      const previousValue = entries[key];
      entries[key] = value;
      if (size() <= quota) return;
      if (previousValue === undefined) delete entries[key];
      else entries[key] = previousValue;
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(entries, key),
  });
}
