import { expect, test } from 'vitest';
import { readMemory, entryWeightsOf, recordVisit, recordUse, type PaletteMemory } from './palette-memory.ts';

const NONE: PaletteMemory = { user: 'alice', uses: [], visits: [] };
const FORTNIGHT = 14 * 24 * 3_600_000;
const visit = (name: string) => ({ to: `/web/${name}`, name, note: '' });

test('reads the stored visits of the same user', () => {
  const memory = recordVisit(recordUse(NONE, 'web-01', 5), visit('users'));
  expect(readMemory(JSON.stringify(memory), 'alice')).toStrictEqual(memory);
  expect(readMemory(JSON.stringify(memory), 'bob')).toStrictEqual({ user: 'bob', uses: [], visits: [] });
});

test.each([
  null,
  '',
  'no JSON',
  '7',
  '[]',
  '{"user":"alice","uses":7,"visits":"x"}',
  '{"user":"alice","uses":[null,7,{}],"visits":[null,{"to":"https://evil.example","name":"x"},{"to":"//evil.example","name":"x"}]}',
])('of %j nothing is read', (text) => {
  expect(readMemory(text, 'alice')).toStrictEqual(NONE);
});

test('often weighs more than once, long ago less than now, and nothing without end', () => {
  const often = Array.from({ length: 100 }).reduce<PaletteMemory>((memory) => recordUse(memory, 'often', 0), NONE);
  const weights = entryWeightsOf(recordUse(recordUse(often, 'once', 0), 'twice', 0), 0);
  expect([weights.get('often'), weights.get('once')]).toStrictEqual([30, 6]);
  expect(entryWeightsOf(recordUse(NONE, 'once', 0), FORTNIGHT).get('once')).toBe(3);
});

test('few are remembered: the least used go, and never the newest', () => {
  let memory = NONE;
  for (let n = 0; n < 60; n += 1) memory = recordUse(recordUse(memory, `visit ${n}`, n), `visit ${n}`, n);
  memory = recordUse(memory, 'newest', 60);
  expect(memory.uses).toHaveLength(40);
  expect(memory.uses.at(-1)?.id).toBe('newest');
});

test('the last place stands first, none twice, and eight are kept', () => {
  const memory = ['a', 'b', 'a'].reduce((kept, name) => recordVisit(kept, visit(name)), NONE);
  expect(memory.visits.map(({ name }) => name)).toStrictEqual(['a', 'b']);
  const many = Array.from({ length: 20 }).reduce<PaletteMemory>(
    (kept, _, n) => recordVisit(kept, visit(String(n))),
    NONE,
  );
  expect(many.visits).toHaveLength(8);
});
