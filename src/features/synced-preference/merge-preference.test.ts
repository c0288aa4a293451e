import { expect, test } from 'vitest';
import { mergePreference } from './merge-preference.ts';

// docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
test.each([
  ['what the proxy has is shown', { remote: 2, lastSynced: null, pending: null }, 2],
  ['also where it changed elsewhere', { remote: 1, lastSynced: '2', pending: null }, 1],
  ['what was not saved is saved', { remote: 1, lastSynced: '1', pending: '2' }, 'save'],
  ['also where none was ever chosen', { remote: 0, lastSynced: '0', pending: '2' }, 'save'],
  ['unless another machine was later', { remote: 2, lastSynced: '1', pending: '1' }, 2],
  ['nothing chosen leaves what is here', { remote: 0, lastSynced: null, pending: null }, undefined],
  ['as does what nobody knows', { remote: 7, lastSynced: null, pending: null }, undefined],
  ['or what is no number', { remote: { a: 1 }, lastSynced: null, pending: null }, undefined],
] as const)('%s', (_, given, outcome) => expect(mergePreference({ ...given, options: [1, 2] })).toBe(outcome));
