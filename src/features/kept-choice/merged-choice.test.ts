import { expect, test } from 'vitest';
import { mergedChoice } from './merged-choice.ts';

// docs/behaviour.md#theme "the later change wins"
test.each([
  ['what the proxy has is shown', { kept: 2, known: null, pending: null }, 2],
  ['also where it changed elsewhere', { kept: 1, known: '2', pending: null }, 1],
  ['what was not saved is saved', { kept: 1, known: '1', pending: '2' }, 'save'],
  ['also where none was ever chosen', { kept: 0, known: '0', pending: '2' }, 'save'],
  ['unless another machine was later', { kept: 2, known: '1', pending: '1' }, 2],
  ['nothing chosen leaves what is here', { kept: 0, known: null, pending: null }, undefined],
  ['as does what nobody knows', { kept: 7, known: null, pending: null }, undefined],
  ['or what is no number', { kept: { a: 1 }, known: null, pending: null }, undefined],
] as const)('%s', (_, given, outcome) => expect(mergedChoice({ ...given, options: [1, 2] })).toBe(outcome));
