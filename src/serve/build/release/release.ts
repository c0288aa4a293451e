// `npm run release`: builds the package, the demo and the lists of their packages into the folder `release`. Two runs of
// the same commit make the same bytes.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LICENSES_FILE, packageIdsIn } from '#serve/build/licenses.ts';
import { packFolder } from './archive.ts';
import { checksumsOf } from './checksums.ts';
import { keepPackages, type Sbom } from './sbom.ts';

const { values: options } = parseArgs({
  options: { 'allow-dirty': { type: 'boolean', default: false }, out: { type: 'string', default: 'release' } },
});

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

function checkWorkingTree(): void {
  const changes = run('git', 'status', '--porcelain');
  if (changes === '' || options['allow-dirty']) return;
  console.error(`The working tree has changes that are not committed:\n${changes}\nCommit them, or use --allow-dirty.`);
  process.exit(1);
}

/** Lists the packages of the lock file, so that the machine of the release makes no difference. */
async function createSbom(packageIds: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-sbom-'));
  try {
    const file = join(folder, 'sbom.json');
    const flags = ['--package-lock-only', '--flatten-components', '--output-reproducible', '--output-format', 'JSON'];
    run('npx', 'cyclonedx-npm', ...flags, '--output-file', file);
    const sbom = JSON.parse(await readFile(file, 'utf8')) as Sbom; // written by cyclonedx-npm
    return `${JSON.stringify(keepPackages(sbom, packageIds), undefined, 2)}\n`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

checkWorkingTree();
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const folder = resolve(options.out);
const writeRelease = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
run('npm', 'pack', '--silent', '--pack-destination', folder);
run('npm', 'run', '--silent', 'build:demo');

const commitTime = Number(run('git', 'log', '-1', '--format=%ct')) * 1000;
const demo = `postern-demo-${version}`;
await writeRelease(`${demo}.tar.gz`, await packFolder('dist-demo', { prefix: demo, mtime: commitTime }));

const browserLicenses = await readFile(join('dist', LICENSES_FILE), 'utf8');
const serverLicenses = await readFile(join('dist/server', LICENSES_FILE), 'utf8');
await writeRelease(`postern-${version}-browser-licenses.txt`, browserLicenses);
await writeRelease(`postern-${version}-server-licenses.txt`, serverLicenses);
const packageIds = [...new Set([...packageIdsIn(browserLicenses), ...packageIdsIn(serverLicenses)])];
await writeRelease(`postern-${version}.cdx.json`, await createSbom(packageIds));

await writeRelease('SHA256SUMS', await checksumsOf(folder));
console.log(`The release ${version} is in ${folder}.`);
