// The tests of `npm test` are those tagged `@gate`; every area has some.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const areaOf = (path: string): string => path.split('/')[0] ?? '';

const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.e2e.ts'));
const areas = [...new Set(files.map(areaOf))];
const isInGate = (path: string): boolean => readFileSync(`e2e/${path}`, 'utf8').includes("'@gate'");
const gateAreas = new Set(files.filter(isInGate).map(areaOf));

test('finds the areas of e2e', () => expect(areas.length).toBeGreaterThan(20));

test.each(areas)('e2e/%s has a test in the gate', (area) => expect(gateAreas.has(area)).toBe(true));

test('every tag is used by a run', () => {
  const tags = files.flatMap((path) => readFileSync(`e2e/${path}`, 'utf8').match(/(?<=')@[\w.]+(?=')/g) ?? []);
  expect(new Set(tags)).toEqual(new Set(['@gate', '@both']));
});
