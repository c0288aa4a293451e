import { fieldsOf, listOf, numberOr } from '#lib/read.ts';
import type { Page } from './page.ts';

/**
 * How many a list holds as far as its pages tell; undefined where the proxy did not count and more is to come
 * (docs/protocol/resources.md#1.6).
 */
export function totalIn(pages: readonly unknown[]): number | undefined {
  const counted = numberOr(fieldsOf<Page>(pages[0]).totalCount, 0);
  if (counted > 0) return counted;
  if (fieldsOf<Page>(pages.at(-1)).startKey) return undefined;
  return pages.reduce<number>((sum, page) => sum + listOf(fieldsOf<Page>(page).items).length, 0);
}
