import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** The inputs of a build. */
const SOURCES = ['src', 'fixtures', 'openapi', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Epoch milliseconds of the newest change in a file or folder; 0 if it does not exist. */
async function lastChangeMs(path: string): Promise<number> {
  try {
    const entry = await stat(path);
    const childNames = entry.isDirectory() ? await readdir(path) : [];
    return Math.max(entry.mtimeMs, ...(await Promise.all(childNames.map((name) => lastChangeMs(join(path, name))))));
  } catch (error) {
    if (isMissing(error)) return 0; // a copy of the project without sources is never outdated
    throw error;
  }
}

/** The file that a build writes last, so that an interrupted build counts as missing. */
const LAST_FILE = join('dist', 'entrance.js');

/** The state of the build in `dist`: `missing` also if it is incomplete, `outdated` if it is older than its inputs. */
export async function buildState(root: string): Promise<'fresh' | 'outdated' | 'missing'> {
  const builtAtMs = await lastChangeMs(join(root, LAST_FILE));
  if (builtAtMs === 0) return 'missing';
  const changes = await Promise.all(SOURCES.map((name) => lastChangeMs(join(root, name))));
  return builtAtMs >= Math.max(...changes) ? 'fresh' : 'outdated';
}

/** Whether a line of Vite reports the start or the end of a step. Lists of files and hints are dropped. */
const isStep = (line: string) => /^(?:transforming|rendering|✓)/.test(line);

async function runVite(root: string, args: readonly string[], onStep: (line: string) => void): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', (line) => {
    const plainLine = stripVTControlCharacters(line).trim();
    if (isStep(plainLine)) onStep(plainLine);
  });
  const [errors, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(errors.trim() || `vite build ended with ${String(code ?? signal)}.`);
}

/** Builds in a separate process, so that the server does not keep the build's memory and threads. */
export async function build(root: string, print: (line: string) => void): Promise<void> {
  await runVite(root, [], (line) => print(`  console: ${line}`));
  await runVite(root, ['--ssr'], (line) => print(`  sign-in form: ${line}`));
}

const BUILD_MESSAGES = {
  missing: 'Building the console (first start, about a minute)…',
  outdated: 'Building the console again, because its sources have changed since the last build…',
};

/** Builds the console unless the last build is up to date. Returns the folder of the build. */
export async function ensureBuild(root: string, print: (line: string) => void): Promise<string> {
  const state = await buildState(root);
  if (state !== 'fresh') {
    print(BUILD_MESSAGES[state]);
    await build(root, print);
  }
  return join(root, 'dist');
}
