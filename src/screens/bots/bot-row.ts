import type { Schemas } from '#api/schemas.ts';
import type { Wanted } from '#features/list/whole-list.tsx';
import { fieldsOf, isRecord, listOf, readNames, textOr } from '#lib/read.ts';
import { compareNames } from '#lib/text/locale.ts';
import { isInternalLabel, labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { unreadable, type Unreadable } from '#lib/unreadable.ts';

type Bot = Schemas['Bot'];

export interface BotRow {
  ok: true;
  /** The name as the proxy knows it. */
  id: string;
  name: string;
  /** In one line, as labels are. */
  roles: string;
  /** Whom it signs in as, which a lock of it names. */
  userId: string;
  user: string;
  labelTexts: string;
}

export const rolesIn = (bot: unknown): string[] => readNames(fieldsOf<Bot['spec']>(fieldsOf<Bot>(bot).spec).roles);

/** Reads one record of the list; one without a name is kept as it came (docs/protocol/resources.md#18.8). */
export function botRow(raw: unknown, index: number): BotRow | Unreadable {
  const { metadata, status } = fieldsOf<Bot>(raw);
  const { name, labels } = fieldsOf<Bot['metadata']>(metadata);
  if (typeof name !== 'string' || name === '') return unreadable(raw, index);
  const userId = textOr(fieldsOf<Bot['status']>(status).user_name, `bot-${name}`);
  const texts = Object.entries(isRecord(labels) ? labels : {})
    .filter(([label]) => !isInternalLabel(label))
    .map(([label, value]) => labelText({ name: label, value: String(value) }));
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    roles: rolesIn(raw).map(sanitize).toSorted(compareNames).join(', '),
    userId,
    user: sanitize(userId),
    labelTexts: texts.join(', '),
  };
}

const ORDERS = ['name', 'roles', 'user'] as const;

/** The rows to show, by name where all else is equal; unreadable ones stay at the end of every search. */
export function botRows(answer: unknown, { search, order }: Wanted): (BotRow | Unreadable)[] {
  const text = search.trim().toLowerCase();
  const rows = listOf(fieldsOf<Schemas['BotList']>(answer).items).map(botRow);
  const by = ORDERS.find((one) => one === order.field) ?? 'name';
  const sign = order.dir === 'asc' ? 1 : -1;
  const found = rows
    .filter((row) => row.ok)
    .filter(({ name, roles, user, labelTexts }) =>
      [name, roles, user, labelTexts].join('\n').toLowerCase().includes(text),
    )
    .toSorted((a, b) => sign * compareNames(a[by], b[by]) || compareNames(a.name, b.name));
  return [...found, ...rows.filter((row) => !row.ok)];
}
