// The files of the build that each page needs, so that browsers can load them in parallel.
import { readFile } from 'node:fs/promises';
import { matchesPattern } from '#lib/pages/path-pattern.ts';
import { pages, type ProtectedPage } from '#lib/pages/pages.ts';

/** The modules of the pages that are not part of the shell; `src/app/page-modules.ts` imports them. */
export const PAGE_SOURCES: Readonly<Partial<Record<ProtectedPage, string>>> = {
  activeSessions: 'screens/active-sessions/active-sessions.tsx',
  appLauncher: 'screens/launcher/launcher.tsx',
  audit: 'screens/audit/audit.tsx',
  clusters: 'screens/clusters/clusters.tsx',
  console: 'screens/console/console.tsx',
  consoleServers: 'screens/console/console.tsx',
  headless: 'screens/headless/headless.tsx',
  joinSession: 'screens/console/console.tsx',
  mfaDevices: 'screens/account/mfa-devices.tsx',
  password: 'screens/account/password.tsx',
  player: 'screens/player/player.tsx',
  recordings: 'screens/recordings/recordings.tsx',
  terminal: 'screens/console/console.tsx',
};

interface Chunk {
  name?: string;
  file: string;
  /** Names of its static imports in the manifest. */
  imports?: string[];
}

/** `dist/manifest.json`, as the bundler writes it; files are relative to `/web/`. */
type Manifest = Readonly<Record<string, Chunk>>;

const MAIN = 'index.html';

/** The files of these chunks and of their imports, without the files that every page loads anyway. */
function filesOf(manifest: Manifest, roots: readonly string[]): string[] {
  const loaded = new Set([MAIN, ...(manifest[MAIN]?.imports ?? [])]);
  const files = new Set<string>();
  const queue = [...roots];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const chunk = manifest[key];
    if (!chunk || loaded.has(key) || files.has(chunk.file)) continue;
    files.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** The files that pages need, without those that every page loads. */
export interface PageFiles {
  /**
   * The files of the router chunk (`src/serve/build/chunk-groups.ts`), for public pages of users who are not signed in.
   */
  router: readonly string[];
  /** The files of the page at a path, for users who are signed in. */
  filesFor: (path: string) => readonly string[];
}

/** Throws if the build does not have these chunks. */
export async function loadPageFiles(path: string): Promise<PageFiles> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest; // written by our build
  const chunkKeyOf = (part: 'router' | 'shell'): string => {
    const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === part);
    if (key === undefined) throw new Error(`${path} names no part called ${part}`);
    return key;
  };
  const [router, shell] = [chunkKeyOf('router'), chunkKeyOf('shell')];
  const filesByPage = Object.entries(PAGE_SOURCES).map(([page, source]) => ({
    pattern: pages[page as ProtectedPage].path, // Object.entries returns strings
    files: filesOf(manifest, [router, shell, source]),
  }));
  const shellFiles = filesOf(manifest, [router, shell]);
  return {
    router: filesOf(manifest, [router]),
    filesFor: (path) => filesByPage.find(({ pattern }) => matchesPattern(pattern, path))?.files ?? shellFiles,
  };
}
