import { expect, test } from 'vitest';
import { HIDDEN_MARK, ONLY_FIRST, TOO_DEEP } from './messages.ts';
import { readYaml } from './read-yaml.ts';

test.each(['['.repeat(100_000), '{a: '.repeat(100_000)])('what is nested without end is said, and not read', (text) => {
  const { document, problems } = readYaml(text);
  expect(document === undefined).toBe(true);
  expect(problems).toEqual([{ from: 0, to: 1, severity: 'error', message: TOO_DEEP }]);
});

// docs/behaviour.md#resources-as-yaml "Hidden characters and a second document are warnings"
test.each([
  ['a hidden character', 'kind: role\nname: a\u202eb\n', { from: 11, to: 20, message: HIDDEN_MARK }],
  ['a second document', 'kind: role\n---\nkind: role\n', { from: 11, to: 12, message: ONLY_FIRST }],
])('%s is a warning, and the text is read', (_, text, problem) => {
  const { document, problems } = readYaml(text);
  expect(problems).toEqual([{ ...problem, severity: 'warning' }]);
  expect(document?.get('kind')).toBe('role');
});

test('what is nested as far as people go is read', () => {
  expect(readYaml(`${'['.repeat(50)}${']'.repeat(50)}`).problems).toEqual([]);
});
