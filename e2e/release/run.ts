// Tests that two runs of `npm run release` make the same bytes. A step of `npm run test:all`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXPECTED_FILES = [
  'SHA256SUMS',
  'postern-VERSION-browser-licenses.txt',
  'postern-VERSION-server-licenses.txt',
  'postern-VERSION.cdx.json',
  'postern-VERSION.tgz',
  'postern-demo-VERSION.tar.gz',
];

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // our own file

function release(folder: string): string {
  execFileSync('npm', ['run', '--silent', 'release', '--', '--allow-dirty', '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  assert.deepEqual(
    readdirSync(folder).toSorted(),
    EXPECTED_FILES.map((name) => name.replace('VERSION', version)),
  );
  return readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
}

const folder = mkdtempSync(join(tmpdir(), 'postern-release-'));
try {
  const first = release(join(folder, 'first'));
  assert.equal(release(join(folder, 'second')), first);
  console.log(`Two runs made the same ${EXPECTED_FILES.length} files.`);
} finally {
  rmSync(folder, { recursive: true });
}
