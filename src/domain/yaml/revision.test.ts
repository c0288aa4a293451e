import { expect, test } from 'vitest';
import { parseRevision, withRevision } from './revision.ts';

const BLOCK = '# comment\nkind: role\nmetadata:\n  name: ops # keep\n  revision: one\nspec: {}\n';
const WITHOUT_REVISION = 'kind: role\nmetadata:\n  name: ops # keep\nspec: {}\n';

test.each([
  [BLOCK, 'one'],
  [WITHOUT_REVISION, undefined],
  ['{"metadata": {"revision": "two"}}', 'two'],
  ['metadata: [', undefined],
  ['', undefined],
])('%j has the revision %j', (text, revision) => expect(parseRevision(text)).toBe(revision));

test.each([
  [BLOCK, 'two', BLOCK.replace('one', 'two')],
  [BLOCK, undefined, BLOCK.replace('  revision: one\n', '')],
  [WITHOUT_REVISION, 'two', WITHOUT_REVISION.replace('  name', '  revision: two\n  name')],
  [WITHOUT_REVISION, undefined, WITHOUT_REVISION],
  ['{"metadata": {"name": "ops"}}', 'two', '{"metadata": {revision: two, "name": "ops"}}'],
  ['spec: {}', 'two', 'spec: {}'],
])('in %j, only the revision changes to %j', (text, revision, after) =>
  expect(withRevision(text, revision)).toBe(after),
);
