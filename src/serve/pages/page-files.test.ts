import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPageFiles, PAGE_SOURCES } from './page-files.ts';

const MANIFEST = {
  'index.html': { file: 'app/main.js', imports: ['_react', '_runtime'] },
  _react: { name: 'react', file: 'app/react.js' },
  _runtime: { name: 'runtime', file: 'app/runtime.js' },
  _router: { name: 'router', file: 'app/router.js', imports: ['index.html', '_react', '_runtime'] },
  _shell: { name: 'shell', file: 'app/shell.js', imports: ['_router', '_react', 'index.html'] },
  _table: { name: 'table', file: 'app/table.js', imports: ['_shell', '_runtime'] },
  'screens/audit/audit.tsx': { name: 'audit', file: 'app/audit.js', imports: ['_router', '_table', 'index.html'] },
};

async function loadFiles(manifest: object) {
  const path = join(await mkdtemp(join(tmpdir(), 'manifest-')), 'manifest.json');
  await writeFile(path, JSON.stringify(manifest));
  return loadPageFiles(path);
}

const SHELL = ['app/router.js', 'app/shell.js'];

test.each([
  ['/web/cluster/one/audit', [...SHELL, 'app/audit.js', 'app/table.js']],
  ['/web/cluster/one/Audit/', [...SHELL, 'app/audit.js', 'app/table.js']],
  ['/web/cluster/one/nodes', SHELL],
  ['/web/cluster/one/recordings', SHELL],
])('lists the files of the page at %s: %j', async (path, files) => {
  expect((await loadFiles(MANIFEST)).filesFor(path)).toEqual(files);
});

test('public pages load the router without the shell', async () => {
  expect((await loadFiles(MANIFEST)).router).toEqual(['app/router.js']);
});

test('throws for a build without a router chunk', async () => {
  await expect(loadFiles({ 'index.html': { file: 'app/main.js' } })).rejects.toThrow('names no part called router');
});

test.each([...new Set(Object.values(PAGE_SOURCES))])('the console imports %s', async (source) => {
  const modules = await readFile(new URL('../../app/page-modules.ts', import.meta.url), 'utf8');
  expect(modules).toContain(`import('#${source}')`);
});
