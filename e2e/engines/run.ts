// Runs the tests in Firefox and WebKit, or says which programs to install.
import { spawnSync } from 'node:child_process';
import { missingPrograms } from './find-programs.ts';

const CONFIG = 'e2e/engines/playwright.config.ts';

if (missingPrograms.length === 0) {
  const { status } = spawnSync('playwright', ['test', '-c', CONFIG, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  const install = `apt-get install ${missingPrograms.join(' ')}`;
  console.error(`Firefox and WebKit are driven by programs that are not here (Debian: ${install}).`);
  process.exitCode = 1;
}
