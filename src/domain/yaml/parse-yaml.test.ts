import { expect, test } from 'vitest';
import { EMPTY_TEXT, HIDDEN_MARK, ONLY_FIRST_DOCUMENT_SAVED, repeatedName, NESTED_TOO_DEEPLY } from './messages.ts';
import { parseYaml, yamlToValue } from './parse-yaml.ts';

test.each(['['.repeat(100_000), '{a: '.repeat(100_000)])('what is nested without end is said, and not read', (text) => {
  const { document, problems } = parseYaml(text);
  expect(document === undefined).toBe(true);
  expect(problems).toEqual([{ from: 0, to: 1, severity: 'error', message: NESTED_TOO_DEEPLY }]);
});

// docs/behaviour.md#resources-as-yaml "Hidden characters, a second document"
test.each([
  ['a hidden character', 'kind: role\nname: a\u202eb\n', { from: 11, to: 20, message: HIDDEN_MARK }],
  ['a second document', 'kind: role\n---\nkind: role\n', { from: 11, to: 12, message: ONLY_FIRST_DOCUMENT_SAVED }],
  ['a name that is set twice', 'kind: a\nkind: role\n', { from: 0, to: 4, message: repeatedName('kind', 2) }],
])('%s is a warning, and the text is read', (_, text, problem) => {
  const read = parseYaml(text);
  expect(read.problems).toEqual([{ ...problem, severity: 'warning' }]);
  expect(yamlToValue(read)).toMatchObject({ kind: 'role' });
});

test('what is nested as far as people go is read', () => {
  expect(parseYaml(`${'['.repeat(50)}${']'.repeat(50)}`).problems).toEqual([]);
});

// docs/behaviour.md#resources-as-yaml "An empty text is an error"
test.each(['', '\n', '# a comment\n', '---\n'])('%j is empty', (text) =>
  expect(parseYaml(text).problems).toEqual([{ from: 0, to: 0, severity: 'error', message: EMPTY_TEXT }]),
);

test.each([
  ['a byte order mark', '\ufeffkind: role\n'],
  ['line ends of Windows', 'kind: role\r\nspec: {}\r\n'],
])('%s is no hidden character', (_, text) => {
  const { document, problems } = parseYaml(text);
  expect(problems).toEqual([]);
  expect(document?.get('kind')).toBe('role');
});

test('a byte order mark within the text is a hidden character', () =>
  expect(parseYaml('a: 1\n\ufeffb: 2\n').problems).toMatchObject([{ message: HIDDEN_MARK }]));
