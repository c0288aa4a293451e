// Proxies answer lists from a cache that is up to about a second behind every write (docs/protocol/resources.md#20, 30).
// What this page has written is kept here until the list shows it, and put into each answer of the list until then
// (docs/behaviour.md#late-lists).
import { hashKey, queryOptions, type Query, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf } from '#lib/untrusted.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { queryClient } from '#api/query-client.ts';

type UpdateEntries = (entries: readonly unknown[]) => readonly unknown[];

interface WrittenList {
  /** The beginning of the keys of all queries that read the list. */
  key: QueryKey;
  idOf: (entry: unknown) => unknown;
  /** An answer with its entries changed; the same answer where it has none of this list. */
  update: (answer: unknown, change: UpdateEntries) => unknown;
}

export const nameOf = (entry: unknown): unknown => fieldsOf<{ name: unknown }>(entry).name;
const idOf = (entry: unknown): unknown => fieldsOf<{ id: unknown }>(entry).id;
const botName = (bot: unknown): unknown => nameOf(fieldsOf<{ metadata: unknown }>(bot).metadata);

/** A bare list, null where it is empty, or one in an envelope (docs/protocol/auth-and-identity.md#25.5). */
function updateEntries(answer: unknown, change: UpdateEntries): unknown {
  if (answer === null || Array.isArray(answer)) return change(listOf(answer));
  const field = ['connectors', 'items'].find((name) => isRecord(answer) && name in answer);
  return field !== undefined && isRecord(answer) ? { ...answer, [field]: change(listOf(answer[field])) } : answer;
}

/** What the answer with all connectors says of the default one, as a list of one entry. */
const updateDefaultConnector = (answer: unknown, change: UpdateEntries): unknown =>
  isRecord(answer) && 'defaultConnectorType' in answer ? change([answer])[0] : answer;

const WRITTEN_LISTS = {
  users: { key: keyOf('/v1/webapi/users'), idOf: nameOf, update: updateEntries },
  roles: { key: keyOf('/v1/webapi/roles'), idOf: nameOf, update: updateEntries },
  authConnectors: { key: keyOf('/v1/webapi/github'), idOf: nameOf, update: updateEntries },
  defaultConnector: { key: keyOf('/v1/webapi/github'), idOf: () => 'default', update: updateDefaultConnector },
  trustedClusters: { key: keyOf('/v1/webapi/trustedcluster'), idOf: nameOf, update: updateEntries },
  integrations: { key: keyOf('/v1/webapi/sites/{cluster}/integrations'), idOf: nameOf, update: updateEntries },
  locks: { key: keyOf('/v1/webapi/sites/{cluster}/locks'), idOf: nameOf, update: updateEntries },
  tokens: { key: keyOf('/v2/webapi/tokens'), idOf, update: updateEntries },
  bots: { key: keyOf('/v1/webapi/sites/{cluster}/machine-id/bot'), idOf: botName, update: updateEntries },
} satisfies Record<string, WrittenList>;

export type WrittenListName = keyof typeof WRITTEN_LISTS;

export const isWrittenList = (name: string): name is WrittenListName => Object.hasOwn(WRITTEN_LISTS, name);

export const reloadList = (name: WrittenListName) =>
  queryClient.invalidateQueries({ queryKey: writtenListOf(name).key });

const writtenListOf = (name: WrittenListName): WrittenList => WRITTEN_LISTS[name];

interface RecentWrite {
  id: string;
  /** The fields that it wrote; undefined for a deletion. */
  entry: object | undefined;
  isNew: boolean;
  /** What it replaced: an answer that has one of these is late. */
  outdated: readonly object[];
  /** Epoch milliseconds before which no answer is believed to show it. */
  keepUntil: number;
  /** Whether the last answer did not show it. */
  isLate: boolean;
  /** Whether it is no longer put into answers. */
  isOverdue: boolean;
}

const NO_WRITES: ReadonlyMap<string, RecentWrite> = new Map();

/** Keys of what is kept among the answers that the user has got, so that they are emptied together. */
const writeKeysFor = (name: WrittenListName): Record<'recent' | 'overdue', QueryKey> => ({
  recent: ['recent writes', name],
  overdue: ['overdue writes', name],
});

const writesByList = (name: WrittenListName): ReadonlyMap<string, RecentWrite> =>
  queryClient.getQueryData<ReadonlyMap<string, RecentWrite>>(writeKeysFor(name).recent) ?? NO_WRITES;

const storeWrites = (name: WrittenListName, list: Iterable<RecentWrite>): unknown =>
  queryClient.setQueryData(writeKeysFor(name).recent, new Map([...list].map((write) => [write.id, write])));

/** What the list of the proxy may not show yet. */
export const recentWrites = (name: WrittenListName): Pick<RecentWrite, 'id' | 'entry' | 'isNew'>[] =>
  [...writesByList(name).values()].filter(({ isOverdue }) => !isOverdue);

/** When a list is asked for again after a write, in milliseconds; after the last one the proxy is not waited for any longer. */
const REFETCH_DELAYS_MS = [1_500, 3_000, 6_000, 12_000];
const [MIN_KEEP_MS = 0] = REFETCH_DELAYS_MS;

/** The IDs of what the proxy has accepted and does not show, however long one waits. */
export const overdueWrites = (name: WrittenListName) =>
  queryOptions({
    queryKey: writeKeysFor(name).overdue,
    queryFn: (): string[] => [],
    staleTime: FOREVER_MS,
    gcTime: FOREVER_MS,
  });

/** The entry in its place, last where it is new, or gone. Fields that it does not have stay as they were. */
export function applyWrite(
  entries: readonly unknown[],
  { id, entry, isNew }: Pick<RecentWrite, 'id' | 'entry' | 'isNew'>,
  idOf: (entry: unknown) => unknown = nameOf,
): readonly unknown[] {
  const isSame = (other: unknown) => idOf(other) === id;
  if (!entry) return entries.filter((other) => !isSame(other));
  if (!entries.some(isSame)) return isNew ? [...entries, entry] : entries;
  return entries.map((other) => (isSame(other) ? { ...fieldsOf(other), ...entry } : other));
}

const matchesFields = (listed: unknown, entry: object): boolean => {
  const fields = fieldsOf<Record<string, unknown>>(listed);
  return Object.entries(entry).every(([name, value]) => hashKey([value]) === hashKey([fields[name]]));
};

function isWriteVisible({ entry, isNew, outdated }: RecentWrite, listed: unknown): boolean {
  if (!entry) return listed === undefined;
  if (listed === undefined) return !isNew;
  const isKnown = isNew || outdated.length > 0;
  return matchesFields(listed, entry) || (isKnown && !outdated.some((old) => matchesFields(listed, old)));
}

/**
 * Forgets the writes that an answer of the proxy shows. `find` gives the entry with an ID, undefined in it where the
 * answer has none, and nothing at all where the answer does not tell.
 */
export function forgetShownWrites(name: WrittenListName, find: (id: string) => { entry: unknown } | undefined): void {
  const remaining = [...writesByList(name).values()].filter((write) => {
    const found = find(write.id);
    if (!found) return true;
    write.isLate = !isWriteVisible(write, found.entry);
    return write.isLate || Date.now() < write.keepUntil;
  });
  storeWrites(name, remaining);
  const overdue = remaining.flatMap(({ id, isLate, isOverdue }) => (isLate && isOverdue ? [id] : []));
  queryClient.setQueryData(overdueWrites(name).queryKey, overdue);
}

/** An answer of the proxy, with what this page has written meanwhile. */
export function withRecentWrites<T>(name: WrittenListName, answer: T): T {
  if (writesByList(name).size === 0) return answer;
  const { update, idOf } = writtenListOf(name);
  return update(answer, (entries) => {
    forgetShownWrites(name, (id) => ({ entry: entries.find((entry) => idOf(entry) === id) }));
    return applyWrites(name, entries);
  }) as T; // of the same form
}

const applyWrites = (name: WrittenListName, entries: readonly unknown[]): readonly unknown[] =>
  recentWrites(name).reduce((all, write) => applyWrite(all, write, writtenListOf(name).idOf), entries);

/** Stops requests that may be from before a write; a list that was not loaded yet is asked for again. */
export async function cancelStaleRequests(filters: QueryFilters): Promise<void> {
  const inFlight = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const unloaded = inFlight.filter(({ state }) => state.data === undefined);
  await queryClient.cancelQueries(filters);
  for (const { queryKey } of unloaded) void queryClient.refetchQueries({ queryKey, exact: true });
}

/** Puts the writes into what is loaded; what has another form is asked for again when it is needed. */
function updateCachedQuery({ queryKey, state: { data } }: Query, name: WrittenListName): void {
  if (data === undefined) return;
  const updated = writtenListOf(name).update(data, (entries) => applyWrites(name, entries));
  if (updated === data) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  else queryClient.setQueryData(queryKey, updated);
}

/** The loaded entry with this ID. */
function loadedEntry(name: WrittenListName, id: string): unknown {
  const { idOf, update } = writtenListOf(name);
  let found: unknown;
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: writtenListOf(name).key }))
    update(state.data, (entries) => {
      found ??= entries.find((entry) => idOf(entry) === id);
      return entries;
    });
  return found;
}

async function recordWrite(
  name: WrittenListName,
  { id, entry, isNew }: Pick<RecentWrite, 'id' | 'entry' | 'isNew'>,
): Promise<void> {
  await cancelStaleRequests({ queryKey: writtenListOf(name).key });
  const previousWrite = writesByList(name).get(id);
  const replaced = previousWrite ? previousWrite.entry : loadedEntry(name, id);
  const write: RecentWrite = {
    id,
    entry,
    isNew: isNew || (previousWrite?.isNew ?? false),
    outdated: [...(previousWrite?.outdated ?? []), ...(isRecord(replaced) ? [replaced] : [])],
    // After two writes in a row the list may show the first one.
    keepUntil: previousWrite ? Date.now() + MIN_KEEP_MS : 0,
    isLate: false,
    isOverdue: false,
  };
  storeWrites(name, [...writesByList(name).values(), write]);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: writtenListOf(name).key }))
    updateCachedQuery(query, name);
  for (const [index, ms] of REFETCH_DELAYS_MS.entries())
    setTimeout(() => void refetchList(name, write, index === REFETCH_DELAYS_MS.length - 1), ms);
}

async function refetchList(name: WrittenListName, write: RecentWrite, isLast: boolean): Promise<void> {
  const isPending = () => writesByList(name).get(write.id) === write;
  if (!isPending()) return;
  write.isOverdue = isLast;
  await reloadList(name);
  // Nobody has looked at the list.
  if (isLast && !write.isLate && isPending())
    storeWrites(
      name,
      [...writesByList(name).values()].filter((other) => other !== write),
    );
}

/** Shows a new entry in its list at once, with as much of it as is known. */
export const showCreated = (name: WrittenListName, id: string, entry: object): Promise<void> =>
  recordWrite(name, { id, entry, isNew: true });

/** Shows an entry in its list with changed fields at once. */
export const showChanged = (name: WrittenListName, id: string, entry: object): Promise<void> =>
  recordWrite(name, { id, entry, isNew: false });

/** Takes an entry out of its list at once. */
export const showDeleted = (name: WrittenListName, id: string): Promise<void> =>
  recordWrite(name, { id, entry: undefined, isNew: false });
