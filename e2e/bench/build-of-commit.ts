// Builds an earlier commit of this project in a separate worktree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LOCK_FILE = 'package-lock.json';

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

const hasSameContent = (file: string, ...folders: [string, string]): boolean => {
  const [firstContent, secondContent] = folders.map((folder) => readFileSync(join(folder, file), 'utf8'));
  return firstContent === secondContent;
};

/**
 * Builds a commit and calls `use` with the folder of the build, which exists only until `use` is done. Throws the
 * errors of git, npm or the build.
 */
export async function withBuildOf<T>(commit: string, use: (dist: string) => Promise<T>): Promise<T> {
  const projectFolder = process.cwd();
  const worktree = mkdtempSync(join(tmpdir(), 'postern-'));
  run('git', ['worktree', 'add', '--force', '--detach', worktree, commit], projectFolder);
  try {
    if (hasSameContent(LOCK_FILE, projectFolder, worktree))
      symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund'], worktree);
    run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'], worktree);
    return await use(join(worktree, 'dist'));
  } finally {
    run('git', ['worktree', 'remove', '--force', worktree], projectFolder);
    rmSync(worktree, { recursive: true, force: true });
  }
}
