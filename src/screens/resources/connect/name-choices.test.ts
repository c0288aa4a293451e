import { expect, test } from 'vitest';
import { nameChoices } from './name-choices.ts';

const TURNED = 'reader\u202egpj';
const CONTROL = 'admin\u0003';

test.each([
  ['roles that give names', ['admin', 'reader'], { isFree: false, names: ['admin', 'reader'], only: '' }],
  ['roles that give one', ['admin'], { isFree: false, names: ['admin'], only: 'admin' }],
  ['roles that give none', [], { isFree: true, names: [], only: '' }],
  ['roles that allow any', ['*'], { isFree: true, names: [], only: '' }],
  ['roles that allow any beside some', ['*', 'admin'], { isFree: true, names: ['admin'], only: 'admin' }],
])('%s', (_what, given, choices) => {
  expect(nameChoices(given)).toEqual({ ...choices, isShortened: false });
});

test('a field to type in is offered no name that it cannot show', () => {
  const choices = { isFree: true, names: ['writer'], only: 'writer', isShortened: true };
  expect(nameChoices([TURNED, CONTROL, '*', 'writer'])).toEqual(choices);
  expect(nameChoices(['*', TURNED])).toEqual({ isFree: true, names: [], only: '', isShortened: true });
});

test('a list to choose from shows them escaped, so all are in it', () => {
  const names = [TURNED, CONTROL];
  expect(nameChoices(names)).toEqual({ isFree: false, names, only: '', isShortened: false });
});
