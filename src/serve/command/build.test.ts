import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildState, ensureBuild } from './build.ts';

/** Creates a project with these files and their modification times in seconds. */
async function createProject(files: Record<string, number>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'postern-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, second] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    await utimes(file, second, second);
  }
  for (const folder of ['src/ui', 'src', 'fixtures', 'openapi'])
    if (Object.keys(files).some((name) => name.startsWith(`${folder}/`))) await utimes(join(root, folder), 1, 1);
  return root;
}

test.each([
  ['no build exists', 'missing', { 'src/main.tsx': 10 }],
  ['the last build was interrupted', 'missing', { 'src/main.tsx': 10, 'dist/index.html': 12 }],
  [
    'the build is newer than all sources',
    'fresh',
    { 'src/main.tsx': 10, 'src/ui/tag.tsx': 11, 'dist/entrance.js': 12 },
  ],
  ['a nested source is newer', 'outdated', { 'src/main.tsx': 10, 'src/ui/tag.tsx': 13, 'dist/entrance.js': 12 }],
  ['a configuration file is newer', 'outdated', { 'src/main.tsx': 10, 'vite.config.ts': 13, 'dist/entrance.js': 12 }],
  ['another file is newer', 'fresh', { 'src/main.tsx': 10, 'README.md': 13, 'dist/entrance.js': 12 }],
  ['no sources exist', 'fresh', { 'dist/entrance.js': 12 }],
] as const)('when %s, the build is %s', async (_case, state, files) => {
  expect(await buildState(await createProject(files))).toBe(state);
});

/** A fake Vite: prints Vite's lines, in color, and writes the file that a build writes last. */
const VITE = `
import { mkdirSync, writeFileSync } from 'node:fs';
const isServer = process.argv.includes('--ssr');
console.log('vite v8.3.8 building client environment for production...');
console.log('\\u001B[2mtransforming...\\u001B[22m');
console.log('✓ ' + (isServer ? 40 : 2300) + ' modules transformed.');
console.log('rendering chunks...');
console.log('dist/app/main.js   12.00 kB');
console.log('✓ built in 8s');
mkdirSync('dist', { recursive: true });
if (isServer) writeFileSync('dist/entrance.js', '');
`;

async function projectWithVite(files: Record<string, number>, vite: string): Promise<string> {
  const root = await createProject({ ...files, 'node_modules/vite/bin/vite.js': 1 });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'node_modules/vite/bin/vite.js'), vite);
  return root;
}

const PROGRESS = [
  '  console: transforming...',
  '  console: ✓ 2300 modules transformed.',
  '  console: rendering chunks...',
  '  console: ✓ built in 8s',
  '  sign-in form: transforming...',
  '  sign-in form: ✓ 40 modules transformed.',
  '  sign-in form: rendering chunks...',
  '  sign-in form: ✓ built in 8s',
];

test.each([
  ['the first start', {}, 'Building the console (first start, about a minute)…'],
  [
    'a start after changed sources',
    { 'dist/entrance.js': 5, 'src/main.tsx': 10 },
    'Building the console again, because its sources have changed since the last build…',
  ],
])('%s prints the reason for the build and a plain line for each step', async (_name, files, line) => {
  const root = await projectWithVite(files, VITE);
  const lines: string[] = [];
  expect(await ensureBuild(root, (printed) => lines.push(printed))).toBe(join(root, 'dist'));
  expect(lines).toEqual([line, ...PROGRESS]);
  await ensureBuild(root, (printed) => lines.push(printed));
  expect(lines).toHaveLength(1 + PROGRESS.length);
});

test('reports the output of Vite when the build fails', async () => {
  const root = await projectWithVite({}, 'console.error("main.tsx: no such module"); process.exit(1);');
  await expect(ensureBuild(root, () => undefined)).rejects.toThrow('main.tsx: no such module');
});
