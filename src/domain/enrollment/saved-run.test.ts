import { expect, test } from 'vitest';
import { parseSavedRun, type SavedRun } from './saved-run.ts';

const run: SavedRun = { card: 'debian', at: 2, found: { id: 'id-1', name: 'web-01', grants: { logins: ['root'] } } };
const parseRun = (change: object) => parseSavedRun(JSON.stringify({ ...run, ...change }));

test('a run is read as it was kept', () => {
  expect(parseSavedRun(JSON.stringify(run))).toEqual(run);
});

test.each([null, '', 'no JSON', '[]', '{}', '7', '{"card":{}}'])('%j is no run', (text) => {
  expect(parseSavedRun(text)).toBeUndefined();
});

test.each([
  ['an unknown card', { card: 'constructor' }],
  ['a card without a guide', { card: 'application' }],
  ['the first step', { at: 0 }],
  ['the last step', { at: 3 }],
  ['a step that is not there', { at: 9 }],
  ['half a step', { at: 1.5 }],
  ['a step by name', { at: 'access' }],
  ['nothing that joined', { found: undefined }],
  ['something without a name', { found: { id: 'id-1', name: '' } }],
  ['something odd', { found: [] }],
])('nothing is continued with %s', (_, change) => {
  expect(parseRun(change)).toBeUndefined();
});

test('of odd names those are read that are names', () => {
  const grants = { logins: ['root', 7, null, 'root', ''], passwords: ['secret'], kubeUsers: 'all' };
  expect(parseRun({ found: { ...run.found, grants } })?.found?.grants).toEqual({ logins: ['root'], kubeUsers: [] });
});

test('a database keeps its address and labels, as far as they can be read', () => {
  const database = { protocol: 'postgres', host: 'db.internal', labels: [{ name: 'env', value: 'production' }] };
  const found = { id: '', name: 'orders', grants: {}, database };
  expect(parseRun({ card: 'postgres', found })?.found).toEqual(found);
  const odd = { protocol: 7, host: null, labels: [{ name: 'env' }, { value: 'alone' }, 'text'] };
  expect(parseRun({ card: 'postgres', found: { ...found, database: odd } })?.found?.database).toEqual({
    protocol: '',
    host: '',
    labels: [{ name: 'env', value: '' }],
  });
});
