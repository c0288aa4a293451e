import { expect, test } from 'vitest';
import { EMPTY_TEXT, HIDDEN_MARK, ONLY_FIRST_DOCUMENT_SAVED, repeatedName, NESTED_TOO_DEEPLY } from './messages.ts';
import { parseYaml, yamlToValue } from './parse-yaml.ts';

test.each(['['.repeat(100_000), '{a: '.repeat(100_000)])('rejects text with too many nested brackets', (text) => {
  const { document, problems } = parseYaml(text);
  expect(document === undefined).toBe(true);
  expect(problems).toEqual([{ from: 0, to: 1, severity: 'error', message: NESTED_TOO_DEEPLY }]);
});

// docs/behaviour.md#resources-as-yaml "Hidden characters, a second document"
test.each([
  ['a hidden character', 'kind: role\nname: a\u202eb\n', { from: 11, to: 20, message: HIDDEN_MARK }],
  ['a second document', 'kind: role\n---\nkind: role\n', { from: 11, to: 12, message: ONLY_FIRST_DOCUMENT_SAVED }],
  ['a name that is set twice', 'kind: a\nkind: role\n', { from: 0, to: 4, message: repeatedName('kind', 2) }],
])('warns about %s and parses the text', (_, text, problem) => {
  const parsed = parseYaml(text);
  expect(parsed.problems).toEqual([{ ...problem, severity: 'warning' }]);
  expect(yamlToValue(parsed)).toMatchObject({ kind: 'role' });
});

test('parses fifty nested brackets', () => {
  expect(parseYaml(`${'['.repeat(50)}${']'.repeat(50)}`).problems).toEqual([]);
});

// docs/behaviour.md#resources-as-yaml "An empty text is an error"
test.each(['', '\n', '# a comment\n', '---\n'])('reports that the text %j is empty', (text) =>
  expect(parseYaml(text).problems).toEqual([{ from: 0, to: 0, severity: 'error', message: EMPTY_TEXT }]),
);

test.each([
  ['a byte order mark', '\ufeffkind: role\n'],
  ['Windows line breaks', 'kind: role\r\nspec: {}\r\n'],
])('does not report %s as hidden characters', (_, text) => {
  const { document, problems } = parseYaml(text);
  expect(problems).toEqual([]);
  expect(document?.get('kind')).toBe('role');
});

test('reports a byte order mark inside the text as a hidden character', () =>
  expect(parseYaml('a: 1\n\ufeffb: 2\n').problems).toMatchObject([{ message: HIDDEN_MARK }]));
