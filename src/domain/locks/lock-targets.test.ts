import { expect, test } from 'vitest';
import { lockApplies, parseLockTargets, targetLabel, type LockSubject } from './lock-targets.ts';

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
test.each<[unknown, string[]]>([
  [{ user: 'bob' }, ['user: bob']],
  [{ server_id: 's-1', node: 's-1' }, ['server: s-1']],
  [{ node: 's-1' }, ['server: s-1']],
  [{ user: 'ben', login: 'guest' }, ['user: ben', 'login: guest']],
  [{ mfa_device: 'd', windows_desktop: 'w' }, ['MFA device: d', 'desktop: w']],
  [{ git_server: 'x' }, ['Git server: x (not known here)']],
  [{ user: 'bob', llm_models: ['a', 'b'] }, ['user: bob', 'LLM models: a, b (not known here)']],
  [{ vnet: { id: 7 } }, ['VNet: id: 7 (not known here)']],
  [{ constructor: 'x' }, ['Constructor: x (not known here)']],
  [{ llm_models: [], vnet: null }, []],
  [{ user: '' }, []],
  [{ user: 7, role: null, login: ['a'] }, []],
  [{}, []],
  [null, []],
  ['user', []],
  [[], []],
  [{ user: 'a\u202eb' }, ['user: aU+202Eb']],
])('the labels of the lock targets %j are %j', (raw, expected) => {
  expect(parseLockTargets(raw).map((target) => targetLabel(target))).toEqual(expected);
});

test('shows the given name instead of an ID', () => {
  expect(targetLabel({ key: 'server_id', value: 's-1' }, 'web-01')).toBe('server: web-01');
});

const USER: LockSubject = { user: ['bob'], role: ['dev', 'ops'], login: [] };

test.each<[Record<string, string>, string]>([
  [{ user: 'bob' }, 'yes'],
  [{ role: 'ops' }, 'yes'],
  [{ user: 'bob', role: 'dev' }, 'yes'],
  [{ user: 'bob', role: 'admin' }, 'no'],
  [{ user: 'alice' }, 'no'],
  [{ user: 'bob', server_id: 's-1' }, 'maybe'],
  [{ role: 'ops', vnet: 'x' }, 'maybe'],
  [{ user: 'alice', server_id: 's-1' }, 'no'],
  [{ server_id: 's-1' }, 'no'],
  [{ user: 'bob', login: 'root' }, 'no'],
  [{ constructor: 'x' }, 'no'],
])('whether a lock with the targets %j applies to a user: %s', (targets, expected) => {
  expect(lockApplies(parseLockTargets(targets), USER)).toBe(expected);
});
