import { describe, expect, it } from 'vitest';
import { isServed, type Matchers } from './label-matchers.ts';

const labels = (text: string) =>
  text.split(' ').flatMap((one) => {
    const [name = '', value = ''] = one.split('=');
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
    expect(isServed(labels(text), matchers)).toBe(served),
  );
});

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

describe('of 10,000 random agents and databases', () => {
  const pick = numbers(7);
  const KEYS = ['env', 'team', 'region', '*'];
  const VALUES = ['prod', 'test', 'eu', '*'];
  const some = <T>(from: readonly T[], most: number) =>
    Array.from({ length: pick(most + 1) }, () => from[pick(from.length)] as T); // within its length
  const cases = Array.from({ length: 10_000 }, () => ({
    owned: some(KEYS.slice(0, 3), 3).map((name) => ({ name, value: VALUES[pick(3)] ?? '' })),
    matchers: Object.fromEntries(some(KEYS, 3).map((key) => [key, some(VALUES, 2)])),
  }));

  const served = cases.filter(({ owned, matchers }) => isServed(owned, matchers));

  it('a label more never takes a database away from its agent', () => {
    const lost = served.filter(({ owned, matchers }) => !isServed([...owned, { name: 'more', value: 'x' }], matchers));
    expect(lost).toEqual([]);
    expect(served.length).toBeGreaterThan(500);
  });
  it('a value more never takes one away', () => {
    const lost = served.filter(({ owned, matchers }) => {
      const more = Object.entries(matchers).map(([key, values]) => [key, [...values, 'y']]);
      return !isServed(owned, Object.fromEntries(more));
    });
    expect(lost).toEqual([]);
  });
  it('a matcher more never adds one', () => {
    const added = cases.filter(
      ({ owned, matchers }) =>
        Object.keys(matchers).length > 0 &&
        !isServed(owned, matchers) &&
        isServed(owned, { ...matchers, another: ['*'] }),
    );
    expect(added).toEqual([]);
  });
  it('an agent for everything serves all of them', () => {
    expect(cases.filter(({ owned }) => !isServed(owned, { '*': ['*'] }))).toEqual([]);
  });
});
