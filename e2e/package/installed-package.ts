// Packs the npm package, installs it in an empty folder as an operator does, and runs its command.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export const createFolder = (): string => mkdtempSync(join(tmpdir(), 'postern-package-'));

/** Creates the tarball in `folder` and returns its path. `npm pack` builds the console and the server first. */
export function pack(folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack has made no tarball');
  return join(folder, name);
}

/** Installs the tarball globally below `prefix`, and returns the folder of the installed package. */
export function install(tarball: string, prefix: string): string {
  execFileSync('npm', ['install', '--global', '--no-audit', '--no-fund', '--prefix', prefix, tarball], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(prefix, 'lib', 'node_modules', 'postern');
}

/** The disk space of a folder in bytes, as `du` counts it. */
export function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((size, entry) => size + entry.blocks * 512, 0);
}

/** How to run the command: the program, and arguments before the options. */
export type CommandLine = readonly [program: string, ...args: string[]];

export async function run([program, ...args]: CommandLine, options: readonly string[]) {
  const child = spawn(program, [...args, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code: Number(code) };
}

/** Starts the mock on a free port. Resolves after the first line of output, which has the address of the console. */
export async function start([program, ...args]: CommandLine) {
  const startedAt = performance.now();
  const child = spawn(program, [...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Postern is at (\S+)$/.exec(line) ?? [];
    if (url === undefined) throw new Error(`the command printed "${line}" first`);
    const stop = async (): Promise<number | null> => {
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    };
    return { url, milliseconds: performance.now() - startedAt, stop };
  }
  throw new Error('the command printed nothing');
}
