// Builds an earlier commit of this project in a separate worktree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LOCK_FILE = 'package-lock.json';

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

const hasSameContent = (file: string, ...folders: [string, string]): boolean => {
  const [one, other] = folders.map((folder) => readFileSync(join(folder, file), 'utf8'));
  return one === other;
};

/** The folder of the build while `use` runs. Throws the errors of git, npm or the build. */
export async function withBuildOf<T>(commit: string, use: (dist: string) => Promise<T>): Promise<T> {
  const here = process.cwd();
  const there = mkdtempSync(join(tmpdir(), 'postern-'));
  run('git', ['worktree', 'add', '--force', '--detach', there, commit], here);
  try {
    if (hasSameContent(LOCK_FILE, here, there)) symlinkSync(resolve('node_modules'), join(there, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund'], there);
    run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'], there);
    return await use(join(there, 'dist'));
  } finally {
    run('git', ['worktree', 'remove', '--force', there], here);
    rmSync(there, { recursive: true, force: true });
  }
}
