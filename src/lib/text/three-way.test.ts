import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from './three-way.ts';

const MARKS = { mine: 'mine', theirs: 'theirs' };
const lines = (text: string) => text.replaceAll(' ', '\n');
const merge = (base: string, mine: string, theirs: string) =>
  mergeLines({ base: lines(base), mine: lines(mine), theirs: lines(theirs) }, MARKS);

test.each([
  ['a b c', 'a x b c', 'a b c y', 'a x b c y'],
  ['a b c', 'a b c', 'a c', 'a c'],
  ['a b c', 'a c', 'a b c', 'a c'],
  ['a b c', 'a x c', 'a x c', 'a x c'],
  ['a b c', 'x b c', 'a b y', 'x b y'],
])('%j with %j and %j is %j', (base, ...sides) => {
  const [mine, theirs, text] = sides;
  expect(merge(base, mine, theirs)).toEqual({ text: `${lines(text)}\n`, conflicts: 0 });
});

test('where both changed a line differently, both stand between marks', () => {
  const text = lines('a <<<<<<<_mine x ======= y >>>>>>>_theirs c ').replaceAll('_', ' ');
  expect(merge('a b c', 'a x c', 'a y c')).toEqual({ text, conflicts: 1 });
});

test('a side that changed nothing leaves the other as it is', () => {
  const text = array(constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map((many) => `${many.join('\n')}\n`);
  assert(
    property(text, text, (base, side) => {
      expect(mergeLines({ base, mine: side, theirs: base }, MARKS)).toEqual({ text: side, conflicts: 0 });
      expect(mergeLines({ base, mine: base, theirs: side }, MARKS)).toEqual({ text: side, conflicts: 0 });
      expect(mergeLines({ base, mine: side, theirs: side }, MARKS)).toEqual({ text: side, conflicts: 0 });
    }),
  );
});
