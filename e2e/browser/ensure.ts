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

function install(): boolean {
  if (isDebian() && isRoot) {
    return (
      tryTo(() => run('apt-get', 'update')) &&
      (tryTo(fromDebian('chromium-headless-shell')) || tryTo(fromDebian('chromium')))
    );
  }
  return tryTo(() =>
    run('npx', 'playwright', 'install', '--only-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium'),
  );
}

if (!browserPath() && !existsSync(chromium.executablePath()) && !install()) {
  console.error(
    'No browser for the tests. Install chromium with your package manager, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
