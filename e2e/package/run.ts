// Tests the npm package: packs it, installs it, and signs in to its mock proxy with a browser. A step of `npm test`.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';
import { createFolder, folderSize, install, pack, run, start, type CommandLine } from './installed-package.ts';

const MAX_INSTALLED_MIB = 60;
const MAX_START_MS = 2000;
const MIB = 1024 * 1024;

const BUILD_TOOLS = ['typescript', 'vite', 'terser', 'tsx', 'esbuild', 'rolldown', 'react'];

async function signIn(url: string): Promise<void> {
  const executablePath = browserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByLabel('Username').fill('mira');
    await page.getByLabel('Password').fill('wicket-gate-7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('region', { name: 'Sessions now' }).getByRole('listitem').first().waitFor();
  } finally {
    await browser.close();
  }
}

async function checkExitCodes(command: CommandLine): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // our own file
  assert.deepEqual(await run(command, ['--version']), { output: `${version}\n`, errors: '', code: 0 });
  const help = await run(command, ['--help']);
  assert.equal(help.code, 0);
  assert.match(help.output, /^postern \[options\]\n/);
  const refusal = await run(command, ['--no-such-option']);
  assert.equal(refusal.code, 2);
  assert.match(refusal.errors, /--no-such-option/);
}

/** The shortest of several starts, because other programs of the machine delay single ones. */
async function checkStart(command: CommandLine): Promise<number> {
  const starts: number[] = [];
  for (const isLast of [false, false, true]) {
    const { url, milliseconds, stop } = await start(command);
    starts.push(milliseconds);
    if (isLast) await signIn(url);
    assert.equal(await stop(), 0);
  }
  return Math.min(...starts);
}

const folder = createFolder();
try {
  const tarball = pack(folder);
  const root = install(tarball, folder);
  for (const name of BUILD_TOOLS)
    assert.equal(existsSync(join(root, 'node_modules', name)), false, `${name} is installed`);
  const size = folderSize(root) / MIB;
  const command: CommandLine = [join(folder, 'bin', 'postern')];
  await checkExitCodes(command);
  const startMs = await checkStart(command);
  console.log(`The installed package has ${size.toFixed(1)} MiB and starts in ${startMs.toFixed(0)} ms.`);
  assert.ok(size <= MAX_INSTALLED_MIB, `the installed package is larger than ${MAX_INSTALLED_MIB} MiB`);
  assert.ok(startMs <= MAX_START_MS, `the start takes longer than ${MAX_START_MS} ms`);
} finally {
  rmSync(folder, { recursive: true });
}
