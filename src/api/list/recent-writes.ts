// Proxies serve lists from a cache that lags about a second behind every write (docs/protocol/resources.md#20, 30). This
// module stores the writes of this page and applies them to each response until the list contains them
// (docs/behaviour.md#late-lists).
import { hashKey, queryOptions, type Query, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf } from '#lib/untrusted.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { queryClient } from '#api/query-client.ts';

type UpdateEntries = (entries: readonly unknown[]) => readonly unknown[];

interface WrittenList {
  /** The prefix of the keys of all queries that read the list. */
  key: QueryKey;
  idOf: (entry: unknown) => unknown;
  /** A copy of the response with changed entries; the same response if it has no entries of this list. */
  update: (answer: unknown, change: UpdateEntries) => unknown;
}

export const nameOf = (entry: unknown): unknown => fieldsOf<{ name: unknown }>(entry).name;
const idOf = (entry: unknown): unknown => fieldsOf<{ id: unknown }>(entry).id;
const botName = (bot: unknown): unknown => nameOf(fieldsOf<{ metadata: unknown }>(bot).metadata);

/** Accepts a bare list, null for an empty list, or a list in an envelope (docs/protocol/auth-and-identity.md#25.5). */
function updateEntries(answer: unknown, change: UpdateEntries): unknown {
  if (answer === null || Array.isArray(answer)) return change(listOf(answer));
  const field = ['connectors', 'items'].find((name) => isRecord(answer) && name in answer);
  return field !== undefined && isRecord(answer) ? { ...answer, [field]: change(listOf(answer[field])) } : answer;
}

/** Treats the default connector in the response with all connectors as a list of one entry. */
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
  /** The written fields; undefined for a deletion. */
  entry: object | undefined;
  isNew: boolean;
  /** The entries before the write. A response that still contains one of them is late. */
  outdatedEntries: readonly object[];
  /** Epoch milliseconds. Until then the write is kept even if a response contains it. */
  keepUntil: number;
  /** Whether the last response did not contain the write. */
  isLate: boolean;
  /** Whether the write is no longer applied to responses, because the proxy took too long. */
  isOverdue: boolean;
}

const NO_WRITES: ReadonlyMap<string, RecentWrite> = new Map();

/** The writes are stored in the query cache, so that clearing it also removes them. */
const writeKeysFor = (name: WrittenListName): Record<'recent' | 'overdue', QueryKey> => ({
  recent: ['recent writes', name],
  overdue: ['overdue writes', name],
});

const writesByList = (name: WrittenListName): ReadonlyMap<string, RecentWrite> =>
  queryClient.getQueryData<ReadonlyMap<string, RecentWrite>>(writeKeysFor(name).recent) ?? NO_WRITES;

const storeWrites = (name: WrittenListName, list: Iterable<RecentWrite>): unknown =>
  queryClient.setQueryData(writeKeysFor(name).recent, new Map([...list].map((write) => [write.id, write])));

/** The writes that the proxy's list may not contain yet. */
export const recentWrites = (name: WrittenListName): Pick<RecentWrite, 'id' | 'entry' | 'isNew'>[] =>
  [...writesByList(name).values()].filter(({ isOverdue }) => !isOverdue);

/** Delays of the refetches after a write. After the last one the write is overdue. */
const REFETCH_DELAYS_MS = [1_500, 3_000, 6_000, 12_000];
const [MIN_KEEP_MS = 0] = REFETCH_DELAYS_MS;

/** The IDs of writes that the proxy has accepted, but that its list still lacks after all refetches. */
export const overdueWrites = (name: WrittenListName) =>
  queryOptions({
    queryKey: writeKeysFor(name).overdue,
    queryFn: (): string[] => [],
    staleTime: FOREVER_MS,
    gcTime: FOREVER_MS,
  });

/** Merges the written fields into the entry, appends a new entry or removes a deleted one. */
export function applyWrite(
  entries: readonly unknown[],
  { id, entry, isNew }: Pick<RecentWrite, 'id' | 'entry' | 'isNew'>,
  idOf: (entry: unknown) => unknown = nameOf,
): readonly unknown[] {
  const hasSameId = (other: unknown) => idOf(other) === id;
  if (!entry) return entries.filter((other) => !hasSameId(other));
  if (!entries.some(hasSameId)) return isNew ? [...entries, entry] : entries;
  return entries.map((other) => (hasSameId(other) ? { ...fieldsOf(other), ...entry } : other));
}

const matchesFields = (listedEntry: unknown, entry: object): boolean => {
  const fields = fieldsOf<Record<string, unknown>>(listedEntry);
  return Object.entries(entry).every(([name, value]) => hashKey([value]) === hashKey([fields[name]]));
};

function isWriteVisible({ entry, isNew, outdatedEntries }: RecentWrite, listedEntry: unknown): boolean {
  if (!entry) return listedEntry === undefined;
  if (listedEntry === undefined) return !isNew;
  const isPreviousStateKnown = isNew || outdatedEntries.length > 0;
  return (
    matchesFields(listedEntry, entry) ||
    (isPreviousStateKnown && !outdatedEntries.some((old) => matchesFields(listedEntry, old)))
  );
}

/**
 * Forgets the writes that a response contains. `find` returns the entry with an ID (`entry: undefined` if the response
 * lacks it), or undefined if the response is inconclusive.
 */
export function forgetShownWrites(name: WrittenListName, find: (id: string) => { entry: unknown } | undefined): void {
  const remaining = [...writesByList(name).values()].filter((write) => {
    const findResult = find(write.id);
    if (!findResult) return true;
    write.isLate = !isWriteVisible(write, findResult.entry);
    return write.isLate || Date.now() < write.keepUntil;
  });
  storeWrites(name, remaining);
  const overdue = remaining.flatMap(({ id, isLate, isOverdue }) => (isLate && isOverdue ? [id] : []));
  queryClient.setQueryData(overdueWrites(name).queryKey, overdue);
}

/** Applies the recent writes of this page to a response. */
export function withRecentWrites<T>(name: WrittenListName, answer: T): T {
  if (writesByList(name).size === 0) return answer;
  const { update, idOf } = writtenListOf(name);
  return update(answer, (entries) => {
    forgetShownWrites(name, (id) => ({ entry: entries.find((entry) => idOf(entry) === id) }));
    return applyWrites(name, entries);
  }) as T; // same shape
}

const applyWrites = (name: WrittenListName, entries: readonly unknown[]): readonly unknown[] =>
  recentWrites(name).reduce((all, write) => applyWrite(all, write, writtenListOf(name).idOf), entries);

/** Cancels requests that may have started before a write, and restarts those of lists that are not loaded yet. */
export async function cancelStaleRequests(filters: QueryFilters): Promise<void> {
  const inFlight = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const unloaded = inFlight.filter(({ state }) => state.data === undefined);
  await queryClient.cancelQueries(filters);
  for (const { queryKey } of unloaded) void queryClient.refetchQueries({ queryKey, exact: true });
}

/** Applies the writes to cached data. Data of another shape is invalidated. */
function updateCachedQuery({ queryKey, state: { data } }: Query, name: WrittenListName): void {
  if (data === undefined) return;
  const updated = writtenListOf(name).update(data, (entries) => applyWrites(name, entries));
  if (updated === data) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  else queryClient.setQueryData(queryKey, updated);
}

function findLoadedEntry(name: WrittenListName, id: string): unknown {
  const { idOf, update } = writtenListOf(name);
  let foundEntry: unknown;
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: writtenListOf(name).key }))
    update(state.data, (entries) => {
      foundEntry ??= entries.find((entry) => idOf(entry) === id);
      return entries;
    });
  return foundEntry;
}

async function recordWrite(
  name: WrittenListName,
  { id, entry, isNew }: Pick<RecentWrite, 'id' | 'entry' | 'isNew'>,
): Promise<void> {
  await cancelStaleRequests({ queryKey: writtenListOf(name).key });
  const previousWrite = writesByList(name).get(id);
  const replacedEntry = previousWrite ? previousWrite.entry : findLoadedEntry(name, id);
  const write: RecentWrite = {
    id,
    entry,
    isNew: isNew || (previousWrite?.isNew ?? false),
    outdatedEntries: [...(previousWrite?.outdatedEntries ?? []), ...(isRecord(replacedEntry) ? [replacedEntry] : [])],
    // After two consecutive writes the list may first contain only the first one.
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
  // The writes of a bulk action share one request.
  await queryClient.invalidateQueries({ queryKey: writtenListOf(name).key }, { cancelRefetch: false });
  // The write is not late, because no screen has fetched the list.
  if (isLast && !write.isLate && isPending())
    storeWrites(
      name,
      [...writesByList(name).values()].filter((other) => other !== write),
    );
}

/** Shows a new entry in its list immediately, with the known fields. */
export const showCreated = (name: WrittenListName, id: string, entry: object): Promise<void> =>
  recordWrite(name, { id, entry, isNew: true });

/** Shows the changed fields of an entry in its list immediately. */
export const showChanged = (name: WrittenListName, id: string, entry: object): Promise<void> =>
  recordWrite(name, { id, entry, isNew: false });

/** Removes an entry from its list immediately. */
export const showDeleted = (name: WrittenListName, id: string): Promise<void> =>
  recordWrite(name, { id, entry: undefined, isNew: false });
