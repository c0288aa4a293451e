import { expect, test } from 'vitest';
import { editRole } from './edit-role.ts';
import { parseRole } from './role-document.ts';
import { changedUnknownPaths, unknownPartsOf } from './unknown-parts.ts';

const ROLE = `kind: role
version: v7
metadata: {name: dev}
spec:
  allow:
    logins: [deploy]
    llm_labels: {env: [prod]}
    rules:
      - resources: [session]
        verbs: [list]
        scope\u202e: all
  beams: {size: 2}
`;

function partsOf(text: string) {
  const role = parseRole(text);
  if (!role.ok) throw new Error('the role cannot be read');
  return unknownPartsOf(role);
}

const PARTS = [
  { path: 'spec.allow.llm_labels', text: '{env: [prod]}' },
  { path: 'spec.allow.rules.scopeU+202E', text: 'all' },
  { path: 'spec.beams', text: '{size: 2}' },
];

test('finds unknown fields at all levels with their paths and values', () => expect(partsOf(ROLE)).toEqual(PARTS));

// docs/behaviour.md#unknown-values "Unknown fields of a role stay unchanged"
test('an edit with the form does not change unknown fields', () => {
  const edited = editRole(ROLE, { path: ['spec', 'allow', 'logins'], value: ['root'] });
  expect(edited).toContain('root');
  expect(partsOf(edited)).toEqual(PARTS);
});

test.each<[string, string, string[]]>([
  ['prod', 'prod', []],
  ['prod', 'test', ['spec.allow.llm_labels']],
  ['beams', 'rooms', ['spec.rooms', 'spec.beams']],
  ['size', 'weight', ['spec.beams']],
])('if "%s" is replaced by "%s", the changed unknown fields are %j', (from, to, changed) => {
  expect(changedUnknownPaths(partsOf(ROLE), partsOf(ROLE.replace(from, to)))).toEqual(changed);
});
