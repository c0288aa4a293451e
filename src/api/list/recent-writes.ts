// Proxies answer lists from a cache that is up to about a second behind every write (docs/protocol/resources.md#20, 30).
// What this page has written is kept here until the list shows it, and put into each answer of the list until then
// (docs/behaviour.md#late-lists).
import { hashKey, queryOptions, type Query, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf } from '#lib/read.ts';
import { ONCE } from '#api/freshness.ts';
import { keyOf } from '#api/keys.ts';
import { queries } from '#api/queries.ts';

type Change = (entries: readonly unknown[]) => readonly unknown[];

interface WrittenList {
  /** The beginning of the keys of all queries that read the list. */
  key: QueryKey;
  idOf: (entry: unknown) => unknown;
  /** An answer with its entries changed; the same answer where it has none of this list. */
  edit: (answer: unknown, change: Change) => unknown;
}

export const nameOf = (entry: unknown): unknown => fieldsOf<{ name: unknown }>(entry).name;
const idOf = (entry: unknown): unknown => fieldsOf<{ id: unknown }>(entry).id;
const botName = (bot: unknown): unknown => nameOf(fieldsOf<{ metadata: unknown }>(bot).metadata);

/** A bare list, null where it is empty, or one in an envelope (docs/protocol/auth-and-identity.md#25.5). */
function editEntries(answer: unknown, change: Change): unknown {
  if (answer === null || Array.isArray(answer)) return change(listOf(answer));
  const part = ['connectors', 'items'].find((name) => isRecord(answer) && name in answer);
  return part !== undefined && isRecord(answer) ? { ...answer, [part]: change(listOf(answer[part])) } : answer;
}

/** What the answer with all connectors says of the default one, as a list of one entry. */
const editDefault = (answer: unknown, change: Change): unknown =>
  isRecord(answer) && 'defaultConnectorType' in answer ? change([answer])[0] : answer;

const LISTS = {
  users: { key: keyOf('/v1/webapi/users'), idOf: nameOf, edit: editEntries },
  roles: { key: keyOf('/v1/webapi/roles'), idOf: nameOf, edit: editEntries },
  authConnectors: { key: keyOf('/v1/webapi/github'), idOf: nameOf, edit: editEntries },
  defaultConnector: { key: keyOf('/v1/webapi/github'), idOf: () => 'default', edit: editDefault },
  trustedClusters: { key: keyOf('/v1/webapi/trustedcluster'), idOf: nameOf, edit: editEntries },
  integrations: { key: keyOf('/v1/webapi/sites/{cluster}/integrations'), idOf: nameOf, edit: editEntries },
  locks: { key: keyOf('/v1/webapi/sites/{cluster}/locks'), idOf: nameOf, edit: editEntries },
  tokens: { key: keyOf('/v2/webapi/tokens'), idOf, edit: editEntries },
  bots: { key: keyOf('/v1/webapi/sites/{cluster}/machine-id/bot'), idOf: botName, edit: editEntries },
} satisfies Record<string, WrittenList>;

export type ListName = keyof typeof LISTS;

export const isWrittenList = (name: string): name is ListName => Object.hasOwn(LISTS, name);

export const reloadList = (name: ListName) => queries.invalidateQueries({ queryKey: listNamed(name).key });

const listNamed = (name: ListName): WrittenList => LISTS[name];

interface Write {
  id: string;
  /** The fields that it wrote; undefined for a deletion. */
  entry: object | undefined;
  isNew: boolean;
  /** What it replaced: an answer that has one of these is late. */
  outdated: readonly object[];
  /** Epoch milliseconds before which no answer is believed to show it. */
  heldUntil: number;
  /** Whether the last answer did not show it. */
  isLate: boolean;
  /** Whether it is no longer put into answers. */
  isOverdue: boolean;
}

const NO_WRITES: ReadonlyMap<string, Write> = new Map();

/** Keys of what is kept among the answers that the user has got, so that they are emptied together. */
const keysFor = (name: ListName): Record<'recent' | 'overdue', QueryKey> => ({
  recent: ['recent writes', name],
  overdue: ['overdue writes', name],
});

const writesTo = (name: ListName): ReadonlyMap<string, Write> =>
  queries.getQueryData<ReadonlyMap<string, Write>>(keysFor(name).recent) ?? NO_WRITES;

const keep = (name: ListName, list: Iterable<Write>): unknown =>
  queries.setQueryData(keysFor(name).recent, new Map([...list].map((write) => [write.id, write])));

/** What the list of the proxy may not show yet. */
export const recentWrites = (name: ListName): Pick<Write, 'id' | 'entry' | 'isNew'>[] =>
  [...writesTo(name).values()].filter(({ isOverdue }) => !isOverdue);

/** When a list is asked for again after a write, in milliseconds; after the last one the proxy is not waited for any longer. */
const ASKED_AGAIN_MS = [1_500, 3_000, 6_000, 12_000];
const [HOLD_MS = 0] = ASKED_AGAIN_MS;

/** The IDs of what the proxy has accepted and does not show, however long one waits. */
export const overdueWrites = (name: ListName) =>
  queryOptions({
    queryKey: keysFor(name).overdue,
    queryFn: (): string[] => [],
    staleTime: ONCE,
    gcTime: ONCE,
  });

/** The entry in its place, last where it is new, or gone. Fields that it does not have stay as they were. */
export function withEntry(
  entries: readonly unknown[],
  { id, entry, isNew }: Pick<Write, 'id' | 'entry' | 'isNew'>,
  idOf: (entry: unknown) => unknown = nameOf,
): readonly unknown[] {
  const isSame = (other: unknown) => idOf(other) === id;
  if (!entry) return entries.filter((other) => !isSame(other));
  if (!entries.some(isSame)) return isNew ? [...entries, entry] : entries;
  return entries.map((other) => (isSame(other) ? { ...fieldsOf(other), ...entry } : other));
}

const hasFieldsOf = (found: unknown, entry: object): boolean => {
  const fields = fieldsOf<Record<string, unknown>>(found);
  return Object.entries(entry).every(([name, value]) => hashKey([value]) === hashKey([fields[name]]));
};

function isShown({ entry, isNew, outdated }: Write, found: unknown): boolean {
  if (!entry) return found === undefined;
  if (found === undefined) return !isNew;
  const isKnown = isNew || outdated.length > 0;
  return hasFieldsOf(found, entry) || (isKnown && !outdated.some((old) => hasFieldsOf(found, old)));
}

/**
 * Forgets the writes that an answer of the proxy shows. `find` gives the entry with an ID, undefined in it where the
 * answer has none, and nothing at all where the answer does not tell.
 */
export function noteShown(name: ListName, find: (id: string) => { entry: unknown } | undefined): void {
  const left = [...writesTo(name).values()].filter((write) => {
    const found = find(write.id);
    if (!found) return true;
    write.isLate = !isShown(write, found.entry);
    return write.isLate || Date.now() < write.heldUntil;
  });
  keep(name, left);
  const overdue = left.flatMap(({ id, isLate, isOverdue }) => (isLate && isOverdue ? [id] : []));
  queries.setQueryData(overdueWrites(name).queryKey, overdue);
}

/** An answer of the proxy, with what this page has written meanwhile. */
export function withRecentWrites<T>(name: ListName, answer: T): T {
  if (writesTo(name).size === 0) return answer;
  const { edit, idOf } = listNamed(name);
  return edit(answer, (entries) => {
    noteShown(name, (id) => ({ entry: entries.find((entry) => idOf(entry) === id) }));
    return withWrites(name, entries);
  }) as T; // of the same form
}

const withWrites = (name: ListName, entries: readonly unknown[]): readonly unknown[] =>
  recentWrites(name).reduce((all, write) => withEntry(all, write, listNamed(name).idOf), entries);

/** Stops requests that may be from before a write; a list that was not loaded yet is asked for again. */
export async function dropEarlier(filters: QueryFilters): Promise<void> {
  const coming = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const absent = coming.filter(({ state }) => state.data === undefined);
  await queries.cancelQueries(filters);
  for (const { queryKey } of absent) void queries.refetchQueries({ queryKey, exact: true });
}

/** Puts the writes into what is loaded; what has another form is asked for again when it is needed. */
function showIn({ queryKey, state: { data } }: Query, name: ListName): void {
  if (data === undefined) return;
  const edited = listNamed(name).edit(data, (entries) => withWrites(name, entries));
  if (edited === data) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  else queries.setQueryData(queryKey, edited);
}

/** The loaded entry with this ID. */
function loaded(name: ListName, id: string): unknown {
  const { idOf, edit } = listNamed(name);
  let found: unknown;
  for (const { state } of queries.getQueryCache().findAll({ queryKey: listNamed(name).key }))
    edit(state.data, (entries) => {
      found ??= entries.find((entry) => idOf(entry) === id);
      return entries;
    });
  return found;
}

async function show(name: ListName, { id, entry, isNew }: Pick<Write, 'id' | 'entry' | 'isNew'>): Promise<void> {
  await dropEarlier({ queryKey: listNamed(name).key });
  const earlier = writesTo(name).get(id);
  const replaced = earlier ? earlier.entry : loaded(name, id);
  const write: Write = {
    id,
    entry,
    isNew: isNew || (earlier?.isNew ?? false),
    outdated: [...(earlier?.outdated ?? []), ...(isRecord(replaced) ? [replaced] : [])],
    // After two writes in a row the list may show the first one.
    heldUntil: earlier ? Date.now() + HOLD_MS : 0,
    isLate: false,
    isOverdue: false,
  };
  keep(name, [...writesTo(name).values(), write]);
  for (const query of queries.getQueryCache().findAll({ queryKey: listNamed(name).key })) showIn(query, name);
  for (const [index, ms] of ASKED_AGAIN_MS.entries())
    setTimeout(() => void askAgain(name, write, index === ASKED_AGAIN_MS.length - 1), ms);
}

async function askAgain(name: ListName, write: Write, isLast: boolean): Promise<void> {
  const isKept = () => writesTo(name).get(write.id) === write;
  if (!isKept()) return;
  write.isOverdue = isLast;
  await reloadList(name);
  // Nobody has looked at the list.
  if (isLast && !write.isLate && isKept())
    keep(
      name,
      [...writesTo(name).values()].filter((other) => other !== write),
    );
}

/** Shows a new entry in its list at once, with as much of it as is known. */
export const showCreated = (name: ListName, id: string, entry: object): Promise<void> =>
  show(name, { id, entry, isNew: true });

/** Shows an entry in its list with changed fields at once. */
export const showChanged = (name: ListName, id: string, entry: object): Promise<void> =>
  show(name, { id, entry, isNew: false });

/** Takes an entry out of its list at once. */
export const showDeleted = (name: ListName, id: string): Promise<void> =>
  show(name, { id, entry: undefined, isNew: false });
