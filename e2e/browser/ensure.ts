// Finds a browser for the tests, or installs one: as root from Debian's packages, otherwise by Playwright's download.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from './path.ts';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
const isRoot = process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function tryInstall(install: () => void): boolean {
  try {
    install();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

const installFromDebian = (name: string) => () =>
  run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');

const installFromPlaywright = () =>
  run('npx', 'playwright', 'install', '--only-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium');

const canUseApt = isRoot && isDebian();
const hasBrowser = () => browserPath() !== undefined || existsSync(chromium.executablePath());

// The headless shell runs the tests in half the time, so it is installed even if a full browser exists.
if (canUseApt && !process.env['CHROMIUM_PATH'] && !browserPath()?.endsWith('headless-shell'))
  tryInstall(() => {
    run('apt-get', 'update');
    installFromDebian('chromium-headless-shell')();
  });

if (!hasBrowser() && !tryInstall(canUseApt ? installFromDebian('chromium') : installFromPlaywright)) {
  console.error(
    'No browser for the tests. Install chromium with your package manager, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
