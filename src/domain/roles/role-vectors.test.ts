// Roles that were sent to a real proxy (18.3). The console must mark the text that the proxy refused
// (docs/protocol/resources.md#6.2).
import { expect, test } from 'vitest';
import vectors from '#docs/protocol/role-vectors.json';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { checkRole } from './lint.ts';

const marksIn = (text: string, newest: 'v7' | 'v8') => {
  const { document, problems } = parseYaml(text);
  const all = document ? [...problems, ...checkRole(text, document, newest)] : problems;
  return all.map(({ from, to, severity }) => [severity, text.slice(from, to)]);
};

test.each(vectors)('$name has the expected mark', ({ content, mark, severity = 'error' }) =>
  expect(marksIn(content, 'v8')).toEqual(mark === undefined ? [] : [[severity, mark]]),
);

// docs/behaviour.md#resources-as-yaml "In a role of an unknown version"
test('a v8 role has only one warning if the proxy does not support v8', () => {
  const { content } = vectors.find(({ name }) => name === 'v8-singular-kind') ?? { content: '' };
  expect(marksIn(content, 'v7')).toEqual([['warning', 'v8']]);
});
