import { expect, test } from 'vitest';
import { keepLabelsOf, resourcesOf } from './session-environments.ts';

const sessions = [
  { kind: 'ssh', resourceKey: 'id-2' },
  { kind: 'ssh', resourceKey: 'id-1' },
  { kind: 'ssh', resourceKey: 'id-2' },
  { kind: 'db', resourceKey: 'orders' },
  { kind: 'mcp', resourceKey: 'files' },
  { kind: 'desktop', resourceKey: '' },
];

// docs/behaviour.md#lists "The console requests at most 150 resources of each kind"
test('groups the resources of sessions by the lists that the user may load', () => {
  expect(resourcesOf(sessions, () => true)).toEqual({
    resources: [
      { list: 'servers', keys: ['id-1', 'id-2'] },
      { list: 'databases', keys: ['orders'] },
    ],
    isIncomplete: false,
  });
  expect(resourcesOf(sessions, (list) => list === 'databases').resources).toEqual([
    { list: 'databases', keys: ['orders'] },
  ]);
  expect(resourcesOf([], () => true)).toEqual({ resources: [], isIncomplete: false });
});

// docs/behaviour.md#lists "If there are more or a request fails"
test('leaves out resources above the limit, and says so', () => {
  const sessionsOnServers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind: 'ssh', resourceKey: `id-${index}` }));
  const atLimit = resourcesOf([...sessions, ...sessionsOnServers(150)], () => true);
  expect(atLimit.isIncomplete).toBe(false);
  const aboveLimit = resourcesOf([...sessions, ...sessionsOnServers(151)], () => true);
  expect(aboveLimit.isIncomplete).toBe(true);
  expect(aboveLimit.resources.map(({ keys }) => keys.length)).toEqual([150, 1]);
});

// docs/behaviour.md#lists "After a change of the cluster"
test('keeps the labels of the same cluster only', () => {
  const previous = { cluster: 'one.example.com', labels: new Map() };
  expect(keepLabelsOf('one.example.com')(previous)).toBe(previous);
  expect(keepLabelsOf('two.example.com')(previous)).toBeUndefined();
  expect(keepLabelsOf('one.example.com')(undefined)).toBeUndefined();
});
