import { expect, test } from 'vitest';
import { mergedTheme } from './merged-theme.ts';

// docs/behaviour.md#theme "the later change wins"
test.each([
  ['what the proxy has is shown', { theme: 2, known: null, pending: null }, 'dark'],
  ['also where it changed elsewhere', { theme: 1, known: '2', pending: null }, 'light'],
  ['what was not saved is saved', { theme: 1, known: '1', pending: 'dark' }, 'save'],
  ['also where none was ever chosen', { theme: 0, known: '0', pending: 'dark' }, 'save'],
  ['unless another machine was later', { theme: 2, known: '1', pending: 'light' }, 'dark'],
  ['nothing chosen leaves what is here', { theme: 0, known: null, pending: null }, undefined],
  ['as does what nobody knows', { theme: 7, known: null, pending: null }, undefined],
  ['or what is no number', { theme: { a: 1 }, known: null, pending: null }, undefined],
] as const)('%s', (_, given, outcome) => expect(mergedTheme(given)).toBe(outcome));
