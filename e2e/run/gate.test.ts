// Checks the tags of browser tests. `npm test` runs the tests tagged `@gate`, and each folder of e2e must have some.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const areaOf = (path: string): string => path.split('/')[0] ?? '';

const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.e2e.ts'));
const areas = [...new Set(files.map(areaOf))];
const isInGate = (path: string): boolean => readFileSync(`e2e/${path}`, 'utf8').includes("'@gate'");
const gateAreas = new Set(files.filter(isInGate).map(areaOf));

test('e2e has more than 20 folders', () => expect(areas.length).toBeGreaterThan(20));

test.each(areas)('e2e/%s has a test in the gate', (area) => expect(gateAreas.has(area)).toBe(true));

test('the only tags are @gate and @both', () => {
  const tags = files.flatMap((path) => readFileSync(`e2e/${path}`, 'utf8').match(/(?<=')@[\w.]+(?=')/g) ?? []);
  expect(new Set(tags)).toEqual(new Set(['@gate', '@both']));
});
