import { expect, test } from 'vitest';
import { resourcesOf } from './session-environments.ts';

const sessions = [
  { kind: 'ssh', resourceKey: 'id-2' },
  { kind: 'ssh', resourceKey: 'id-1' },
  { kind: 'ssh', resourceKey: 'id-2' },
  { kind: 'db', resourceKey: 'orders' },
  { kind: 'mcp', resourceKey: 'files' },
  { kind: 'desktop', resourceKey: '' },
];

// docs/behaviour.md#lists "The console sends one request for each kind"
test('groups the resources of sessions by the lists that the user may load', () => {
  expect(resourcesOf(sessions, () => true)).toEqual([
    { list: 'servers', keys: ['id-1', 'id-2'] },
    { list: 'databases', keys: ['orders'] },
  ]);
  expect(resourcesOf(sessions, (list) => list === 'databases')).toEqual([{ list: 'databases', keys: ['orders'] }]);
  expect(resourcesOf([], () => true)).toEqual([]);
});
