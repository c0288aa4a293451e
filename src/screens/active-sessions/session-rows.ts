import type { Wanted } from '#features/list/whole-list.tsx';
import { sinceThen } from '#lib/time.ts';
import { compareNames } from '#lib/text/locale.ts';
import { kindOf } from './kinds.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import { sessionRow, type SessionRow } from './session-row.ts';

/** The order that the list has when nobody chose one. */
export const NEWEST = 'duration';

// The shortest is the newest; a beginning that cannot be read comes last.
const began = ({ created }: SessionRow): number => Date.parse(created) || 0;

const byAge = (a: SessionRow, b: SessionRow): number => began(b) - began(a);

const COMPARE = new Map([
  [NEWEST, byAge],
  ['kind', (a: SessionRow, b: SessionRow) => compareNames(kindOf(a.kind).title, kindOf(b.kind).title)],
  ['name', (a: SessionRow, b: SessionRow) => compareNames(a.name, b.name)],
]);

/** What is shown of the list, newest first where all else is equal; what cannot be read stays at the end whatever is sought. */
export function sessionRows(
  records: readonly unknown[],
  { search, order, now }: Wanted & { now: number },
): (SessionRow | Unreadable)[] {
  const words = search.trim().toLowerCase();
  const rows = records.map(sessionRow);
  const fits = ({ searched, created }: SessionRow) =>
    [...searched, sinceThen(now, created)].some((text) => text.toLowerCase().includes(words));
  const compare = COMPARE.get(order.field) ?? byAge;
  const way = order.dir === 'asc' ? 1 : -1;
  const found = rows
    .filter((row) => row.ok)
    .filter(fits)
    .toSorted((a, b) => way * compare(a, b) || byAge(a, b));
  return [...found, ...rows.filter((row) => !row.ok)];
}
