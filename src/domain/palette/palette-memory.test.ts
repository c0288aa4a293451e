import { expect, test } from 'vitest';
import { readMemory, entryWeightsOf, recordVisit, recordUse, type PaletteMemory } from './palette-memory.ts';

const EMPTY_MEMORY: PaletteMemory = { user: 'alice', uses: [], visits: [] };
const FORTNIGHT_MS = 14 * 24 * 3_600_000;
const visit = (name: string) => ({ to: `/web/${name}`, name, note: '' });

test('reads the stored memory of the same user, and ignores that of another user', () => {
  const memory = recordVisit(recordUse(EMPTY_MEMORY, 'web-01', 5), visit('users'));
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
])('reads no uses and visits from the stored text %j', (text) => {
  expect(readMemory(text, 'alice')).toStrictEqual(EMPTY_MEMORY);
});

test('more uses increase the weight up to a limit, and a use counts half after 14 days', () => {
  const usedOften = Array.from({ length: 100 }).reduce<PaletteMemory>(
    (memory) => recordUse(memory, 'often', 0),
    EMPTY_MEMORY,
  );
  const weights = entryWeightsOf(recordUse(recordUse(usedOften, 'once', 0), 'twice', 0), 0);
  expect([weights.get('often'), weights.get('once')]).toStrictEqual([30, 6]);
  expect(entryWeightsOf(recordUse(EMPTY_MEMORY, 'once', 0), FORTNIGHT_MS).get('once')).toBe(3);
});

test('stores the uses of 40 entries, including the newest one', () => {
  let memory = EMPTY_MEMORY;
  for (let n = 0; n < 60; n += 1) memory = recordUse(recordUse(memory, `visit ${n}`, n), `visit ${n}`, n);
  memory = recordUse(memory, 'newest', 60);
  expect(memory.uses).toHaveLength(40);
  expect(memory.uses.at(-1)?.id).toBe('newest');
});

test('stores eight visits, the newest first and without duplicates', () => {
  const memory = ['a', 'b', 'a'].reduce((current, name) => recordVisit(current, visit(name)), EMPTY_MEMORY);
  expect(memory.visits.map(({ name }) => name)).toStrictEqual(['a', 'b']);
  const manyVisits = Array.from({ length: 20 }).reduce<PaletteMemory>(
    (current, _, n) => recordVisit(current, visit(String(n))),
    EMPTY_MEMORY,
  );
  expect(manyVisits.visits).toHaveLength(8);
});
