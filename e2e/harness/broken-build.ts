// A copy of the build that parts can be taken out of, as while a deployment is halfway.
import { cpSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as base } from './harness.ts';

interface EditableBuild {
  /** Takes the files away whose names begin so, packed ones too. */
  removeFiles(name: string): void;
  restoreFiles(): void;
}

/** The folder of the copy. */
export function copyBuild(info: TestInfo): string {
  const dist = info.outputPath('dist');
  cpSync('dist', dist, { recursive: true });
  return dist;
}

export function editableBuild(dist: string): EditableBuild {
  const lost: [from: string, to: string][] = [];
  return {
    removeFiles(name) {
      const files = readdirSync(join(dist, 'app')).filter((file) => file.startsWith(`${name}-`));
      if (files.length === 0) throw new Error(`the build has no file called ${name}`);
      for (const file of files) {
        const from = join(dist, 'app', file);
        renameSync(from, join(dist, file));
        lost.push([join(dist, file), from]);
      }
    },
    restoreFiles: () => lost.splice(0).forEach(([from, to]) => renameSync(from, to)),
  };
}

/** What the router and React say in the browser's console of a part that does not come. */
export const CHUNK_LOAD_ERROR = /Failed to fetch dynamically imported module/;

export const test = base.extend<{ build: EditableBuild }>({
  dist: async ({}, use, info) => use(copyBuild(info)),
  build: async ({ dist }, use) => use(editableBuild(dist)),
});
