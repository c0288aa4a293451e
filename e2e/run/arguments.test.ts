import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { stepsOf } from './steps.ts';

const stepNames = (...args: string[]) => stepsOf(parseArguments(args)).map((group) => group.map(({ name }) => name));
const findStep = (name: string, ...args: string[]) =>
  stepsOf(parseArguments(args))
    .flat()
    .find((step) => step.name === name);

describe('the arguments of a test run', () => {
  test('select the gate (the tests of `npm test`) by default', () => {
    expect(parseArguments([])).toEqual({ tier: 'gate', paths: [], shard: { index: 1, count: 1 } });
  });

  test('select all tests, a folder and a shard', () => {
    const run = { tier: 'all', paths: ['e2e/users'], shard: { index: 2, count: 6 } };
    expect(parseArguments(['--all', 'e2e/users', '--shard=2/6'])).toEqual(run);
  });

  test.each([
    [['e2e/nowhere'], 'There is no file or folder e2e/nowhere.'],
    [['--shard=7/6'], '--shard takes a part of a whole, such as 1/6, not 7/6.'],
    [['--shard=half'], '--shard takes a part of a whole, such as 1/6, not half.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j are rejected with a message', (args, message) => expect(() => parseArguments(args)).toThrow(message));
});

describe('the steps of a test run', () => {
  test('include the unit and browser tests of a given folder, and the builds that they need', () => {
    expect(stepNames('--all', 'e2e/users')).toEqual([
      ['unit tests'],
      ['build', 'demo build', 'install a browser'],
      ['browser tests'],
    ]);
    expect(findStep('browser tests', '--all', 'e2e/users')?.command).toContain('e2e/users');
  });

  test('run long fuzz tests only if all tests are requested', () => {
    expect(findStep('unit tests')?.env).toEqual({});
    expect(findStep('unit tests', '--all')?.env).toEqual({ FUZZ: 'long' });
  });

  test('are divided among the shards, and each step runs in at least one shard', () => {
    const shards = ['1/3', '2/3', '3/3'].map((shard) => stepNames('--all', `--shard=${shard}`).flat());
    const allSteps = stepNames('--all').flat();
    expect(allSteps).toEqual(expect.arrayContaining(['types', 'byte budgets', 'contract against the served mock']));
    expect(new Set(shards.flat())).toEqual(new Set(allSteps));
    expect(shards.map((steps) => steps.includes('types'))).toEqual([true, false, false]);
    expect(shards.map((steps) => steps.includes('contract against the served mock'))).toEqual([false, false, true]);
    expect(findStep('browser tests', '--all', '--shard=2/3')?.command).toContain('--shard=2/3');
  });
});
