import { execFileSync, spawnSync } from 'node:child_process';

export const hasProgram = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The output of a command. Throws if it fails. */
export const output = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
