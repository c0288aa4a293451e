import { expect, test } from 'vitest';
import { parseDependents } from './dependents.ts';

test.each([
  [{ name: 'console', integration: 'aws' }, ['console']],
  [{ name: 'id', hostname: 'web-01', aws: { integration: 'aws' } }, ['web-01']],
  [{ hostname: 'acme.github', github: { integration: 'aws' } }, ['acme.github']],
  [{ name: 'turned\u202e', integration: 'aws' }, ['turnedU+202E']],
  [{ name: 'console', integration: 'aws-2' }, []],
  [{ name: 'console' }, []],
  [{ integration: 'aws' }, []],
  [null, []],
])('%j is one of %j', (item, names) => expect(parseDependents({ items: [item] }, 'aws')).toEqual(names));

test.each([null, {}, { items: null }, []])('an answer of %j names nothing', (answer) => {
  expect(parseDependents(answer, 'aws')).toEqual([]);
});
