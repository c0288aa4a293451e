import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import {
  cancelStaleRequests,
  overdueWrites,
  showChanged,
  showCreated,
  showDeleted,
  withRecentWrites,
  type WrittenListName,
} from './recent-writes.ts';

const ROLES_KEY = ['get', '/v1/webapi/roles'];
const BOB = { name: 'bob', roles: ['a'], authType: 'local' };
const EVE = { name: 'eve' };
const NEW_BOB = { ...BOB, roles: ['b'] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Opens a page with a list that a fake proxy serves. */
async function openListPage(...listed: unknown[]) {
  const proxy = { list: listed, requestCount: 0 };
  const observer = new QueryObserver(queryClient, {
    queryKey: ROLES_KEY,
    queryFn: () => {
      proxy.requestCount += 1;
      return withRecentWrites('roles', [...proxy.list]);
    },
  });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(listed));
  return { proxy, shown: () => observer.getCurrentResult().data, reload: () => observer.refetch() };
}

const overdueIds = () => queryClient.getQueryData(overdueWrites('roles').queryKey);

const WRITES: [string, before: unknown[], write: () => Promise<void>, after: unknown[]][] = [
  ['a new entry', [EVE], () => showCreated('roles', 'bob', BOB), [EVE, BOB]],
  ['a change', [BOB, EVE], () => showChanged('roles', 'bob', { roles: ['b'] }), [NEW_BOB, EVE]],
  ['a deletion', [BOB, EVE], () => showDeleted('roles', 'bob'), [EVE]],
];

// docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
test.each(WRITES)('shows %s immediately and while the proxy lags behind', async (...[, before, write, after]) => {
  const { proxy, shown, reload } = await openListPage(...before);
  await write();
  expect(shown()).toEqual(after);
  await reload();
  expect(shown()).toEqual(after);
  proxy.list = after;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown()).toEqual(after);
  const { requestCount } = proxy;
  proxy.list = [];
  await reload();
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(proxy.requestCount).toBe(requestCount + 1);
  expect(overdueIds()).toEqual([]);
});

// docs/behaviour.md#late-lists "The console requests the list again", "After twelve seconds, the console"
test.each(WRITES)('reports %s as overdue after 12 seconds', async (...[, before, write]) => {
  const { proxy, shown, reload } = await openListPage(...before);
  await write();
  await vi.advanceTimersByTimeAsync(11_900);
  expect(overdueIds()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toEqual(before);
  expect(overdueIds()).toEqual(['bob']);
  expect(proxy.requestCount).toBe(5);
  proxy.list = [NEW_BOB, EVE].filter((entry) => !isDeletion(write) || entry !== NEW_BOB);
  await reload();
  expect(overdueIds()).toEqual([]);
});

const isDeletion = (write: unknown) => write === WRITES[2]?.[2];

test('hides a created and deleted entry when the proxy shows it briefly', async () => {
  const { proxy, shown, reload } = await openListPage(EVE);
  await showCreated('roles', 'bob', BOB);
  await showDeleted('roles', 'bob');
  await reload();
  proxy.list = [EVE, BOB];
  await reload();
  expect(shown()).toEqual([EVE]);
});

test('shows the second of two changes when the proxy shows the first', async () => {
  const { proxy, shown } = await openListPage(BOB);
  await showChanged('roles', 'bob', { roles: ['b'] });
  await showChanged('roles', 'bob', { roles: ['c'] });
  proxy.list = [NEW_BOB];
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown()).toEqual([{ ...BOB, roles: ['c'] }]);
});

test('shows a later change by another user', async () => {
  const { proxy, shown, reload } = await openListPage(BOB);
  await showChanged('roles', 'bob', { roles: ['b'] });
  proxy.list = [{ ...BOB, roles: ['x'] }];
  await reload();
  expect(shown()).toEqual([{ ...BOB, roles: ['x'] }]);
});

test('removes a changed entry that another user has deleted', async () => {
  const { proxy, shown, reload } = await openListPage(BOB);
  await showChanged('roles', 'bob', { roles: ['b'] });
  proxy.list = [];
  await reload();
  expect(shown()).toEqual([]);
});

test('applies the write to a list that loads later', async () => {
  await showCreated('roles', 'bob', BOB);
  const { shown } = await openListPage(BOB);
  expect(shown()).toEqual([BOB]);
  queryClient.clear();
  await showCreated('roles', 'bob', BOB);
  expect(withRecentWrites('roles', [EVE])).toEqual([EVE, BOB]);
});

test('forgets a write to a list that no screen shows', async () => {
  await showCreated('roles', 'bob', BOB);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(withRecentWrites('roles', [EVE])).toEqual([EVE]);
  expect(overdueIds()).toBeUndefined();
});

test.each<[string, WrittenListName, answer: unknown, changed: unknown]>([
  ['a list of null', 'users', null, [BOB]],
  ['a list with unreadable entries', 'users', [7, null], [7, null, BOB]],
  ['items in an envelope', 'integrations', { items: null, nextKey: '' }, { items: [BOB], nextKey: '' }],
  [
    'connectors',
    'authConnectors',
    { connectors: [], defaultConnectorName: 'x' },
    { connectors: [BOB], defaultConnectorName: 'x' },
  ],
  ['a response without a list', 'users', { message: 'ok' }, { message: 'ok' }],
])('inserts a new entry into %s', async (...[, list, answer, changed]) => {
  await showCreated(list, 'bob', BOB);
  expect(withRecentWrites(list, answer)).toEqual(changed);
});

test('changes the default connector without changing the connectors', async () => {
  const answer = { connectors: [BOB], defaultConnectorType: 'local' };
  queryClient.setQueryData(['get', '/v1/webapi/github'], answer);
  await showChanged('defaultConnector', 'default', { defaultConnectorType: 'github', defaultConnectorName: 'x' });
  expect(withRecentWrites('defaultConnector', answer)).toEqual({
    connectors: [BOB],
    defaultConnectorType: 'github',
    defaultConnectorName: 'x',
  });
});

test('ignores the response to a request from before the write', async () => {
  let respond: (list: unknown) => void = () => undefined;
  queryClient.setQueryData(ROLES_KEY, [EVE]);
  const earlyRequest = queryClient.fetchQuery({
    queryKey: ROLES_KEY,
    queryFn: () => new Promise((resolve) => (respond = resolve)),
  });
  await showCreated('roles', 'bob', BOB);
  respond([EVE]);
  await earlyRequest.catch(() => undefined);
  expect(queryClient.getQueryData(ROLES_KEY)).toEqual([EVE, BOB]);
});

test('canceling stale requests restarts the request of a list that was still loading', async () => {
  const pendingResponses: ((list: unknown) => void)[] = [];
  const queryFn = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => void pendingResponses.push(resolve)));
  const unsubscribe = new QueryObserver(queryClient, { queryKey: ROLES_KEY, queryFn }).subscribe(() => undefined);
  await cancelStaleRequests({ queryKey: ROLES_KEY });
  pendingResponses.at(-1)?.([EVE]);
  await vi.waitFor(() => expect(queryClient.getQueryData(ROLES_KEY)).toEqual([EVE]));
  expect(queryFn).toHaveBeenCalledTimes(2);
  unsubscribe();
});
