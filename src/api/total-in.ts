import { fieldsOf, listOf, numberOr } from '#lib/read.ts';

/**
 * How many a list holds as far as its pages tell; undefined where the proxy did not count and more is to come
 * (docs/protocol/resources.md#1.6).
 */
export function totalIn(pages: readonly unknown[]): number | undefined {
  const counted = numberOr(fieldsOf(pages[0]).totalCount, 0);
  if (counted > 0) return counted;
  if (fieldsOf(pages.at(-1)).startKey) return undefined;
  return pages.reduce<number>((sum, page) => sum + listOf(fieldsOf(page).items).length, 0);
}
