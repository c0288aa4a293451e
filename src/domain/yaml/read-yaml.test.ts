import { expect, test } from 'vitest';
import { TOO_DEEP } from './messages.ts';
import { readYaml } from './read-yaml.ts';

test.each(['['.repeat(100_000), '{a: '.repeat(100_000)])('what is nested without end is said, and not read', (text) => {
  const { document, problems } = readYaml(text);
  expect(document === undefined).toBe(true);
  expect(problems).toEqual([{ from: 0, to: 1, severity: 'error', message: TOO_DEEP }]);
});

test('what is nested as far as people go is read', () => {
  expect(readYaml(`${'['.repeat(50)}${']'.repeat(50)}`).problems).toEqual([]);
});
