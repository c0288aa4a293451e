import { expect, test } from 'vitest';
import { searchedMessage, searchFailures, unreadableMessage, type ListProgress } from './coverage.ts';

const listProgress = (changes: Partial<ListProgress> = {}): ListProgress => ({
  kind: 'server',
  cluster: 'one',
  loaded: 0,
  unreadable: 0,
  isTruncated: false,
  isLoading: false,
  refusal: undefined,
  ...changes,
});

test.each([
  [[{ loaded: 1 }], 'Searched 1 resource.'],
  [[{ loaded: 1000 }, { loaded: 204 }], 'Searched 1,204 resources.'],
  [[{ loaded: 1000, isLoading: true }, { loaded: 204 }], 'Searched 1,204 resources so far.'],
  [[{ loaded: 5, refusal: 'no' }], 'Searched only the 5 resources that loaded.'],
  [[{ loaded: 6 }, { kind: 'user', loaded: 40, isLoading: true, refusal: 'no' }], 'Searched 6 resources.'],
  [[{ kind: 'user', loaded: 40 }], ''],
  [[{ loaded: 50_000, isTruncated: true }], 'Searched the first 50,000 resources. There are more.'],
] satisfies [Partial<ListProgress>[], string][])('summarizes the progress %j as: %s', (changes, expected) => {
  expect(searchedMessage(changes.map(listProgress))).toBe(expected);
});

test('counts unreadable records', () => {
  expect(unreadableMessage([listProgress()])).toBeUndefined();
  expect(unreadableMessage([listProgress({ unreadable: 1 })])).toBe('1 record is unreadable.');
  expect(unreadableMessage([listProgress({ unreadable: 1 }), listProgress({ unreadable: 2 })])).toBe(
    '3 records are unreadable.',
  );
});

test('reports one failure if all lists of a cluster failed for the same reason, otherwise one for each list', () => {
  const offlineCluster = { cluster: 'two', refusal: 'it is offline' };
  const deniedDatabases = { kind: 'database', refusal: 'access denied' } as const;
  const partialKubeClusters = { kind: 'kubeCluster', refusal: 'lost', loaded: 3 } as const;
  expect(
    searchFailures([
      listProgress(),
      listProgress(deniedDatabases),
      listProgress(partialKubeClusters),
      listProgress(offlineCluster),
      listProgress({ ...offlineCluster, kind: 'app' }),
    ]),
  ).toStrictEqual([
    { message: "Couldn't search the databases of one.", refusal: 'access denied' },
    { message: "Couldn't search all Kubernetes clusters of one.", refusal: 'lost' },
    { message: "Couldn't search two.", refusal: 'it is offline' },
  ]);
});
