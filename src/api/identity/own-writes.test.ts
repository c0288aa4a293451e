import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queries } from '#api/queries.ts';
import { showInList } from './own-writes.ts';

const KEY = ['list'];
const after = async (answer: unknown, entry: object | undefined) => {
  queries.setQueryData(KEY, answer);
  await showInList(KEY, 'bob', entry);
  return queries.getQueryData(KEY);
};

afterEach(() => queries.clear());

const BOB = { name: 'bob', roles: ['a'], authType: 'local' };
const EVE = { name: 'eve' };

test.each([
  [
    'is changed in its place, and keeps what the answer leaves out',
    [BOB, EVE],
    { name: 'bob', roles: ['b'] },
    [{ ...BOB, roles: ['b'] }, EVE],
  ],
  ['is added where it is new', [EVE], BOB, [EVE, BOB]],
  ['is added to a list that was empty', null, BOB, [BOB]],
  ['goes', [BOB, EVE], undefined, [EVE]],
  ['is found beside what cannot be read', [7, null, BOB], undefined, [7, null]],
  ['is changed in an envelope', { items: [BOB], startKey: '' }, undefined, { items: [], startKey: '' }],
  [
    'is changed among connectors',
    { connectors: null, defaultConnectorName: 'x' },
    BOB,
    { connectors: [BOB], defaultConnectorName: 'x' },
  ],
])('an entry %s', async (...[, answer, entry, wanted]) => expect(await after(answer, entry)).toEqual(wanted));

test('a list that is not loaded stays so', async () => {
  await showInList(KEY, 'bob', BOB);
  expect(queries.getQueryData(KEY)).toBeUndefined();
});

test('an older answer that was on its way does not come over it', async () => {
  let answer: (list: unknown) => void = () => undefined;
  queries.setQueryData(KEY, [EVE]);
  const late = queries.fetchQuery({ queryKey: KEY, queryFn: () => new Promise((resolve) => (answer = resolve)) });
  await showInList(KEY, 'bob', BOB);
  answer([EVE]);
  await late.catch(() => undefined);
  expect(queries.getQueryData(KEY)).toEqual([EVE, BOB]);
});

test('a list that had not come yet is asked for again, and comes', async () => {
  const answers: ((list: unknown) => void)[] = [];
  const queryFn = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => void answers.push(resolve)));
  const stop = new QueryObserver(queries, { queryKey: KEY, queryFn }).subscribe(() => undefined);
  await showInList(KEY, 'bob', BOB);
  answers.at(-1)?.([EVE, BOB]);
  await vi.waitFor(() => expect(queries.getQueryData(KEY)).toEqual([EVE, BOB]));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
