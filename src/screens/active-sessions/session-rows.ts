import { sinceThen } from '#lib/time.ts';
import { compareNames } from '#lib/text/locale.ts';
import { kindOf } from './kinds.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import { sessionRow, type SessionRow } from './session-row.ts';

export const FIELDS = ['duration', 'kind', 'name'] as const;
export type Field = (typeof FIELDS)[number];

export interface Order {
  field: Field;
  dir: 'asc' | 'desc';
}

interface Wanted {
  search: string;
  order: Order;
  now: number;
}

// The shortest is the newest; a beginning that cannot be read comes last.
const began = ({ created }: SessionRow): number => Date.parse(created) || 0;

const COMPARE: Record<Field, (a: SessionRow, b: SessionRow) => number> = {
  duration: (a, b) => began(b) - began(a),
  kind: (a, b) => compareNames(kindOf(a.kind).title, kindOf(b.kind).title),
  name: (a, b) => compareNames(a.name, b.name),
};

/** What is shown of the list, newest first where all else is equal; what cannot be read stays at the end whatever is sought. */
export function sessionRows(records: readonly unknown[], { search, order, now }: Wanted): (SessionRow | Unreadable)[] {
  const words = search.trim().toLowerCase();
  const rows = records.map(sessionRow);
  const fits = ({ searched, created }: SessionRow) =>
    [...searched, sinceThen(now, created)].some((text) => text.toLowerCase().includes(words));
  const way = order.dir === 'asc' ? 1 : -1;
  const found = rows
    .filter((row) => row.ok)
    .filter(fits)
    .toSorted((a, b) => way * COMPARE[order.field](a, b) || COMPARE.duration(a, b));
  return [...found, ...rows.filter((row) => !row.ok)];
}
