import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a build is made from. */
const SOURCES = ['src', 'fixtures', 'openapi', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Epoch milliseconds of the newest change in a file or a folder; 0 when there is none. */
async function changedAt(path: string): Promise<number> {
  try {
    const entry = await stat(path);
    const inside = entry.isDirectory() ? await readdir(path) : [];
    return Math.max(entry.mtimeMs, ...(await Promise.all(inside.map((name) => changedAt(join(path, name))))));
  } catch (error) {
    if (isMissing(error)) return 0; // a copy of the project without its sources has nothing to be behind of
    throw error;
  }
}

/** Whether the build in `dist` is there and no older than anything it was made from. */
export async function isFresh(root: string): Promise<boolean> {
  const built = await changedAt(join(root, 'dist', 'index.html'));
  const changes = await Promise.all(SOURCES.map((name) => changedAt(join(root, name))));
  return built > 0 && built >= Math.max(...changes);
}

/** Builds in a process of its own, whose memory and threads do not stay with the server. */
export async function build(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const half of [[], ['--ssr']])
    await promisify(execFile)(process.execPath, [vite, 'build', ...half, '--logLevel', 'warn'], { cwd: root });
}
