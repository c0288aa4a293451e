import { describe, expect, it } from 'vitest';
import { isServed, type Matchers } from './label-matchers.ts';

const labelsOf = (text: string) =>
  text.split(' ').flatMap((label) => {
    const [name = '', value = ''] = label.split('=');
    return name === '' ? [] : [{ name, value }];
  });

describe('an agent serves a database', () => {
  const cases: [string, Matchers, boolean][] = [
    ['env=prod', { '*': ['*'] }, true],
    ['', { '*': ['*'] }, true],
    ['', { env: ['*'] }, false],
    ['', { '*': ['prod'] }, false],
    ['env=prod', {}, false],
    ['', {}, false],
    ['env=prod', { env: ['prod'] }, true],
    ['env=prod', { env: ['test', 'prod'] }, true],
    ['env=prod', { env: ['test'] }, false],
    ['env=prod', { env: [] }, false],
    ['env=prod', { env: ['*'] }, true],
    ['env=prod', { '*': ['prod'] }, true],
    ['env=prod', { '*': ['test'] }, false],
    ['env=prod', { Env: ['prod'] }, false],
    ['env=prod team=red', { env: ['prod'], team: ['red'] }, true],
    ['env=prod team=red', { env: ['prod'], team: ['blue'] }, false],
    ['env=prod', { env: ['prod'], '*': ['*'] }, true],
    ['', { env: ['prod'], '*': ['*'] }, false],
  ];
  it.each(cases)('with labels "%s" and matchers %j: %s', (text, matchers, served) =>
    expect(isServed(labelsOf(text), matchers)).toBe(served),
  );
});

/** Creates a function that returns pseudorandom integers below a number, the same in every run. */
function randomIntegers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

describe('10,000 random agents and databases', () => {
  const randomBelow = randomIntegers(7);
  const KEYS = ['env', 'team', 'region', '*'];
  const VALUES = ['prod', 'test', 'eu', '*'];
  const randomItems = <T>(items: readonly T[], maxCount: number) =>
    Array.from({ length: randomBelow(maxCount + 1) }, () => items[randomBelow(items.length)] as T); // within its length
  const cases = Array.from({ length: 10_000 }, () => ({
    databaseLabels: randomItems(KEYS.slice(0, 3), 3).map((name) => ({ name, value: VALUES[randomBelow(3)] ?? '' })),
    matchers: Object.fromEntries(randomItems(KEYS, 3).map((key) => [key, randomItems(VALUES, 2)])),
  }));

  const servedCases = cases.filter(({ databaseLabels, matchers }) => isServed(databaseLabels, matchers));

  it('an additional label of a database never stops its agent from serving it', () => {
    const lostCases = servedCases.filter(
      ({ databaseLabels, matchers }) => !isServed([...databaseLabels, { name: 'more', value: 'x' }], matchers),
    );
    expect(lostCases).toEqual([]);
    expect(servedCases.length).toBeGreaterThan(500);
  });
  it('an additional value of a matcher never stops the agent from serving a database', () => {
    const lostCases = servedCases.filter(({ databaseLabels, matchers }) => {
      const extendedMatchers = Object.entries(matchers).map(([key, values]) => [key, [...values, 'y']]);
      return !isServed(databaseLabels, Object.fromEntries(extendedMatchers));
    });
    expect(lostCases).toEqual([]);
  });
  it('an additional matcher never makes an agent with matchers serve another database', () => {
    const addedCases = cases.filter(
      ({ databaseLabels, matchers }) =>
        Object.keys(matchers).length > 0 &&
        !isServed(databaseLabels, matchers) &&
        isServed(databaseLabels, { ...matchers, another: ['*'] }),
    );
    expect(addedCases).toEqual([]);
  });
  it('an agent with the matcher "*: *" serves all databases', () => {
    expect(cases.filter(({ databaseLabels }) => !isServed(databaseLabels, { '*': ['*'] }))).toEqual([]);
  });
});
