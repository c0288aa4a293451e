// What is written shows late in a proxy's lists (docs/protocol/resources.md#20, 30). So a list that is loaded is changed
// here, by what the write answered, instead of asked for again at once.
import type { QueryFilters, QueryKey } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf } from '#lib/read.ts';
import { queries } from '#api/queries.ts';

export const nameIn = (entry: unknown): unknown => fieldsOf<{ name: unknown }>(entry).name;

/** The entry in its place, last where it is new, or gone. What it does not say stays as it was. */
export function withEntry(list: readonly unknown[], name: string, entry: object | undefined): unknown[] {
  const isIt = (one: unknown) => nameIn(one) === name;
  if (entry === undefined) return list.filter((one) => !isIt(one));
  const known = list.find(isIt);
  const now = { ...(isRecord(known) ? known : {}), ...entry };
  return known === undefined ? [...list, now] : list.map((one) => (isIt(one) ? now : one));
}

/** A bare list, null where it is empty, or one in an envelope (docs/protocol/auth-and-identity.md#25.5). */
function changed(answer: unknown, name: string, entry: object | undefined): unknown {
  if (!isRecord(answer)) return withEntry(listOf(answer), name, entry);
  const part = 'connectors' in answer ? 'connectors' : 'items';
  return { ...answer, [part]: withEntry(listOf(answer[part]), name, entry) };
}

/** Drops what is on its way, which may be from before a write; a list that had not come yet is asked for again. */
export async function dropEarlier(filters: QueryFilters): Promise<void> {
  const coming = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const absent = coming.filter(({ state }) => state.data === undefined);
  await queries.cancelQueries(filters);
  for (const { queryKey } of absent) void queries.refetchQueries({ queryKey, exact: true });
}

/** Changes one entry of a list that is loaded; undefined takes it away. */
export async function showInList(queryKey: QueryKey, name: string, entry: object | undefined): Promise<void> {
  await dropEarlier({ queryKey });
  queries.setQueryData(queryKey, (answer: unknown) =>
    answer === undefined ? undefined : changed(answer, name, entry),
  );
}
