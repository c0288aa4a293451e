// Tests the recipes of docs/guide/reverse-proxy with the programs that are installed.
import { spawnSync } from 'node:child_process';
import { installedPrograms, missingPrograms, programs, type Program } from './programs.ts';

const CONFIG = 'e2e/reverse-proxy/playwright.config.ts';

function versionOf({ executable = '', versionArgs }: Program): string {
  const { stdout, stderr } = spawnSync(executable, versionArgs, { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? 'unknown version';
}

for (const name of installedPrograms) console.log(`${name} ${versionOf(programs[name])}`);
for (const name of missingPrograms)
  console.log(`${name} is not installed, skipped (Debian: apt-get install ${programs[name].debianPackage})`);

if (installedPrograms.length === 0) console.log('No reverse proxy is installed, so no recipe was tested.');
else {
  const args = ['test', '-c', CONFIG, '--pass-with-no-tests', ...process.argv.slice(2)];
  const { status } = spawnSync('playwright', args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
