import { describe, expect, test } from 'vitest';
import { parseRun } from './arguments.ts';
import { stepsOf } from './steps.ts';

const names = (...args: string[]) => stepsOf(parseRun(args)).map((group) => group.map(({ name }) => name));
const commandOf = (name: string, ...args: string[]) =>
  stepsOf(parseRun(args))
    .flat()
    .find((step) => step.name === name);

describe('the arguments of a test run', () => {
  test('ask for the gate by default', () => {
    expect(parseRun([])).toEqual({ tier: 'gate', paths: [], shard: { index: 1, count: 1 } });
  });

  test('ask for a folder and a shard of every test', () => {
    const run = { tier: 'all', paths: ['e2e/users'], shard: { index: 2, count: 6 } };
    expect(parseRun(['--all', 'e2e/users', '--shard=2/6'])).toEqual(run);
  });

  test.each([
    [['e2e/nowhere'], 'There is no file or folder e2e/nowhere.'],
    [['--shard=7/6'], '--shard takes a part of a whole, such as 1/6, not 7/6.'],
    [['--shard=half'], '--shard takes a part of a whole, such as 1/6, not half.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j are refused with a sentence', (args, message) => expect(() => parseRun(args)).toThrow(message));
});

describe('the steps of a test run', () => {
  test('are the unit and browser tests of a folder where one is named', () => {
    expect(names('--all', 'e2e/users')).toEqual([
      ['unit tests'],
      ['build', 'demo build', 'install a browser'],
      ['browser tests'],
    ]);
    expect(commandOf('browser tests', '--all', 'e2e/users')?.command).toContain('e2e/users');
  });

  test('have the long fuzz runs with every test only', () => {
    expect(commandOf('unit tests')?.env).toEqual({});
    expect(commandOf('unit tests', '--all')?.env).toEqual({ FUZZ: 'long' });
  });

  test('are shared by all shards without a gap', () => {
    const shards = ['1/3', '2/3', '3/3'].map((shard) => names('--all', `--shard=${shard}`).flat());
    const whole = names('--all').flat();
    expect(whole).toEqual(expect.arrayContaining(['types', 'byte budgets', 'contract against the served mock']));
    expect(new Set(shards.flat())).toEqual(new Set(whole));
    expect(shards.map((steps) => steps.includes('types'))).toEqual([true, false, false]);
    expect(shards.map((steps) => steps.includes('contract against the served mock'))).toEqual([false, false, true]);
    expect(commandOf('browser tests', '--all', '--shard=2/3')?.command).toContain('--shard=2/3');
  });
});
