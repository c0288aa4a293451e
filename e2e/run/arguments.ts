// Parses the command line of `npm test` and `npm run test:all`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TestRun } from './steps.ts';

/** Throws a readable error for an unknown option, a path that does not exist, or an invalid shard. */
export function parseArguments(args: readonly string[]): TestRun {
  const {
    values: { all, shard = '1/1' },
    positionals: paths,
  } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const missingPath = paths.find((path) => !existsSync(path));
  if (missingPath !== undefined) throw new Error(`There is no file or folder ${missingPath}.`);
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : [];
  if (index < 1 || index > count) throw new Error(`--shard takes a part of a whole, such as 1/6, not ${shard}.`);
  return { tier: all ? 'all' : 'gate', paths, shard: { index, count } };
}
