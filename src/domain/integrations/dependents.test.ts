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
])('the resource %j gives the dependents %j of integration "aws"', (item, names) =>
  expect(parseDependents({ items: [item] }, 'aws')).toEqual(names),
);

test.each([null, {}, { items: null }, []])('the response %j has no dependents', (answer) => {
  expect(parseDependents(answer, 'aws')).toEqual([]);
});
