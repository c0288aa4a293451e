import { expect, test } from 'vitest';
import { parseRevision, withRevision } from './revision.ts';

const BLOCK = '# comment\nkind: role\nmetadata:\n  name: ops # keep\n  revision: one\nspec: {}\n';
const NONE = 'kind: role\nmetadata:\n  name: ops # keep\nspec: {}\n';

test.each([
  [BLOCK, 'one'],
  [NONE, undefined],
  ['{"metadata": {"revision": "two"}}', 'two'],
  ['metadata: [', undefined],
  ['', undefined],
])('%j has the revision %j', (text, revision) => expect(parseRevision(text)).toBe(revision));

test.each([
  [BLOCK, 'two', BLOCK.replace('one', 'two')],
  [BLOCK, undefined, BLOCK.replace('  revision: one\n', '')],
  [NONE, 'two', NONE.replace('  name', '  revision: two\n  name')],
  [NONE, undefined, NONE],
  ['{"metadata": {"name": "ops"}}', 'two', '{"metadata": {revision: two, "name": "ops"}}'],
  ['spec: {}', 'two', 'spec: {}'],
])('in %j, only the revision changes to %j', (text, revision, after) =>
  expect(withRevision(text, revision)).toBe(after),
);
