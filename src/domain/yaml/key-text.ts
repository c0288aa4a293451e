import { isMap, isScalar, type Pair } from 'yaml';

/** The name of a pair as the proxy reads it ("true" for `yes: a`). The value of a merge key is a symbol. */
export function keyText({ key }: Pair): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === 'symbol') return value.description;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined;
}

/** Finds a pair by its name. If several pairs have this name, the proxy uses the last one. */
export const findPair = (map: unknown, name: string): Pair | undefined =>
  isMap(map) ? map.items.findLast((pair) => keyText(pair) === name) : undefined;
