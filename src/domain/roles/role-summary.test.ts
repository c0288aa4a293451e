import { expect, test } from 'vitest';
import { summarizeRole, summarizeRoles } from './role-summary.ts';

const roleText = (allow: string) => `kind: role
version: v7
metadata:
  name: test
spec:
  allow:
${allow}
`;

test.each([
  ['    node_labels: { env: dev }\n    logins: [root]', ['servers']],
  ["    app_labels: { '*': '*' }\n    db_labels: { team: [a, b] }", ['apps', 'databases']],
  ['    rules:\n      - resources: [role]\n        verbs: [list, update]', ['admin']],
  ['    rules:\n      - resources: [role]\n        verbs: [list, read]', []],
  ['    rules:\n      - resources: [session]\n        verbs: [list, update]', []],
  ['    rules: nonsense', []],
])('the role that allows %j grants %j', (allow, grants) => {
  expect(summarizeRole(roleText(allow), 'v7')?.grants).toEqual(grants);
});

test('counts the problems that the editor shows', () => {
  expect(summarizeRole(roleText('    node_labels: { env: dev }\n    logins: [root]'), 'v7')?.problemCount).toBe(0);
  expect(
    summarizeRole(roleText("    rules:\n      - resources: ['*']\n        verbs: ['*']"), 'v7')?.problemCount,
  ).toBe(1);
});

test('leaves out texts that are not roles', () => {
  const roles = new Map([
    ['a', roleText('    logins: [root]')],
    ['b', '- a list'],
    ['c', ': ['],
  ]);
  const steps = summarizeRoles(roles, 'v7');
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect([...step.value.keys()]).toEqual(['a']);
});
