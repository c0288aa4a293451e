import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const LABELS = { mine: 'mine', theirs: 'theirs' };
const lines = (text: string) => text.replaceAll(' ', '\n');
const merge = (base: string, mine: string, theirs: string) =>
  mergeLines({ base: lines(base), mine: lines(mine), theirs: lines(theirs) }, LABELS);

test.each([
  ['a b c', 'a x b c', 'a b c y', 'a x b c y'],
  ['a b c', 'a b c', 'a c', 'a c'],
  ['a b c', 'a c', 'a b c', 'a c'],
  ['a b c', 'a x c', 'a x c', 'a x c'],
  ['a b c', 'x b c', 'a b y', 'x b y'],
])('merges the base %j with %j and %j into %j', (base, ...sides) => {
  const [mine, theirs, text] = sides;
  expect(merge(base, mine, theirs)).toEqual({ text: `${lines(text)}\n`, conflicts: 0 });
});

test('puts both versions between conflict markers where both sides changed a line differently', () => {
  const text = lines('a <<<<<<<_mine x ======= y >>>>>>>_theirs c ').replaceAll('_', ' ');
  expect(merge('a b c', 'a x c', 'a y c')).toEqual({ text, conflicts: 1 });
});

test('takes the changed side when the other side changed nothing', () => {
  const text = array(constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map((letters) => `${letters.join('\n')}\n`);
  assert(
    property(text, text, (base, side) => {
      expect(mergeLines({ base, mine: side, theirs: base }, LABELS)).toEqual({ text: side, conflicts: 0 });
      expect(mergeLines({ base, mine: base, theirs: side }, LABELS)).toEqual({ text: side, conflicts: 0 });
      expect(mergeLines({ base, mine: side, theirs: side }, LABELS)).toEqual({ text: side, conflicts: 0 });
    }),
  );
});

test('leaves an empty text empty', () => {
  expect(mergeLines({ base: 'a\n', mine: '', theirs: 'a\n' }, LABELS)).toEqual({ text: '', conflicts: 0 });
});

test('merges 5,000 equal lines within five seconds', () => {
  const base = '- name:\n'.repeat(5_000);
  const startedAt = performance.now();
  const merged = mergeLines({ base, mine: `${base}a\n`, theirs: `b\n${base}` }, LABELS);
  expect(merged).toEqual({ text: `b\n${base}a\n`, conflicts: 0 });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('compares texts of 5,000 lines that all differ within five seconds', () => {
  const side = (mark: string) => Array.from({ length: 5_000 }, (_, n) => `${mark}${n}\n`).join('');
  const startedAt = performance.now();
  const sides = { base: side('a'), mine: side('b'), theirs: side('c') };
  expect(mergeLines(sides, LABELS).conflicts).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
