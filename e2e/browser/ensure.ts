// Finds a browser for the tests or installs one where it may: Debian's own package as root, Playwright's download elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from './path.ts';

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' });
const isRoot = process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function tryTo(install: () => void): boolean {
  try {
    install();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

const fromDebian = (name: string) => () =>
  run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');

const fromPlaywright = () =>
  run('npx', 'playwright', 'install', '--only-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium');

const mayAskDebian = isRoot && isDebian();
const found = () => browserPath() !== undefined || existsSync(chromium.executablePath());

// A browser that never draws windows runs the tests in half the time, so it is wanted also where a whole one is found.
if (mayAskDebian && !process.env['CHROMIUM_PATH'] && !browserPath()?.endsWith('headless-shell'))
  tryTo(() => {
    run('apt-get', 'update');
    fromDebian('chromium-headless-shell')();
  });

if (!found() && !tryTo(mayAskDebian ? fromDebian('chromium') : fromPlaywright)) {
  console.error(
    'No browser for the tests. Install chromium with your package manager, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
