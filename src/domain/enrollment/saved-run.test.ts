import { expect, test } from 'vitest';
import { parseSavedRun, type SavedRun } from './saved-run.ts';

const run: SavedRun = {
  card: 'debian',
  stepIndex: 2,
  found: { id: 'id-1', name: 'web-01', grants: { logins: ['root'] } },
};
const parseRun = (change: object) => parseSavedRun(JSON.stringify({ ...run, ...change }));

test('restores a saved run', () => {
  expect(parseSavedRun(JSON.stringify(run))).toEqual(run);
});

test.each([null, '', 'no JSON', '[]', '{}', '7', '{"card":{}}'])('%j is not a saved run', (text) => {
  expect(parseSavedRun(text)).toBeUndefined();
});

test.each([
  ['an unknown card', { card: 'constructor' }],
  ['a card without a guide', { card: 'application' }],
  ['the first step', { stepIndex: 0 }],
  ['the last step', { stepIndex: 3 }],
  ['a step outside the guide', { stepIndex: 9 }],
  ['a fractional step', { stepIndex: 1.5 }],
  ['a step name instead of an index', { stepIndex: 'access' }],
  ['no resource', { found: undefined }],
  ['a resource without a name', { found: { id: 'id-1', name: '' } }],
  ['a list instead of a resource', { found: [] }],
])('does not restore a run with %s', (_, change) => {
  expect(parseRun(change)).toBeUndefined();
});

test('restores only valid names of known traits', () => {
  const grants = { logins: ['root', 7, null, 'root', ''], passwords: ['secret'], kubeUsers: 'all' };
  expect(parseRun({ found: { ...run.found, grants } })?.found?.grants).toEqual({ logins: ['root'], kubeUsers: [] });
});

test('restores the database, and replaces invalid texts with empty ones, and drops invalid labels', () => {
  const database = { protocol: 'postgres', host: 'db.internal', labels: [{ name: 'env', value: 'production' }] };
  const found = { id: '', name: 'orders', grants: {}, database };
  expect(parseRun({ card: 'postgres', found })?.found).toEqual(found);
  const malformedDatabase = { protocol: 7, host: null, labels: [{ name: 'env' }, { value: 'alone' }, 'text'] };
  expect(parseRun({ card: 'postgres', found: { ...found, database: malformedDatabase } })?.found?.database).toEqual({
    protocol: '',
    host: '',
    labels: [{ name: 'env', value: '' }],
  });
});
