// Tests can remove files from a copy of the build, to simulate an unfinished deployment.
import { cpSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as base } from './harness.ts';

interface EditableBuild {
  /** Removes the files of the chunk with this name, including compressed ones. */
  removeFiles(name: string): void;
  restoreFiles(): void;
}

/** Copies the build for one test, and returns the folder of the copy. */
export function copyBuild(info: TestInfo): string {
  const dist = info.outputPath('dist');
  cpSync('dist', dist, { recursive: true });
  return dist;
}

export function editableBuild(dist: string): EditableBuild {
  const removedFiles: [from: string, to: string][] = [];
  return {
    removeFiles(name) {
      const files = readdirSync(join(dist, 'app')).filter((file) => file.startsWith(`${name}-`));
      if (files.length === 0) throw new Error(`the build has no file called ${name}`);
      for (const file of files) {
        const path = join(dist, 'app', file);
        renameSync(path, join(dist, file));
        removedFiles.push([join(dist, file), path]);
      }
    },
    restoreFiles: () => removedFiles.splice(0).forEach(([from, to]) => renameSync(from, to)),
  };
}

/** The error in the browser's console when a file of the build is missing. */
export const CHUNK_LOAD_ERROR = /Failed to fetch dynamically imported module/;

export const test = base.extend<{ build: EditableBuild }>({
  dist: async ({}, use, info) => use(copyBuild(info)),
  build: async ({ dist }, use) => use(editableBuild(dist)),
});
