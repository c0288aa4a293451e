import { fieldsOf, listOf, numberOr } from '#lib/untrusted.ts';
import type { Page } from './page.ts';

/**
 * The number of records in a list; undefined if the proxy did not count them and there are further pages
 * (docs/protocol/resources.md#1.6).
 */
export function totalCountOf(pages: readonly unknown[]): number | undefined {
  const totalCount = numberOr(fieldsOf<Page>(pages[0]).totalCount, 0);
  if (totalCount > 0) return totalCount;
  if (fieldsOf<Page>(pages.at(-1)).startKey) return undefined;
  return pages.reduce<number>((sum, page) => sum + listOf(fieldsOf<Page>(page).items).length, 0);
}
