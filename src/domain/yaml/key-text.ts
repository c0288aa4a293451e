import { isMap, isScalar, type Pair } from 'yaml';

/** The name of a pair as the proxy reads it: `yes: a` has the name "true". Merge keys have a symbol as their value. */
export function keyText({ key }: Pair): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === 'symbol') return value.description;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined;
}

/** The pair of a name in a map. Of several pairs with the same name, the proxy takes the last one. */
export const findPair = (map: unknown, name: string): Pair | undefined =>
  isMap(map) ? map.items.findLast((pair) => keyText(pair) === name) : undefined;
