// Which files of the build a page is made of, so that its browser can ask for all of them at once.
import { readFile } from 'node:fs/promises';
import { matchesPattern } from '#lib/pages/path-pattern.ts';
import { pages, type ProtectedPage } from '#lib/pages/pages.ts';

/** The modules of the pages that are not part of the shell; `src/app/modules.ts` imports them. */
export const SOURCES: Readonly<Partial<Record<ProtectedPage, string>>> = {
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
  /** Of its static imports, the names in the manifest. */
  imports?: string[];
}

/** `dist/manifest.json`, as the bundler writes it; files are relative to `/web/`. */
type Manifest = Readonly<Record<string, Chunk>>;

/** The main script and React's, which every page asks for by itself. */
const isFirst = (key: string, { name }: Chunk): boolean => key === 'index.html' || name === 'react';

/** The files that these chunks are made of, each once; what a build does not have is left out. */
function filesOf(manifest: Manifest, roots: readonly string[]): string[] {
  const files = new Set<string>();
  const waiting = [...roots];
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const chunk = manifest[key];
    if (!chunk || isFirst(key, chunk) || files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** Two parts of the build (`src/serve/build/parts.ts`): what all pages behind the way in stand on, and the frame around them. */
export interface PageFiles {
  router: readonly string[];
  /** Of the signed in, by the path of the address. */
  at: (path: string) => readonly string[];
}

/** Throws where the build has no such parts. */
export async function pageFiles(path: string): Promise<PageFiles> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest; // the bundler's own file
  const keyOf = (part: 'router' | 'shell'): string => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === part);
    if (key === undefined) throw new Error(`${path} names no part called ${part}`);
    return key;
  };
  const [router, shell] = [keyOf('router'), keyOf('shell')];
  const own = Object.entries(SOURCES).map(([page, source]) => ({
    pattern: pages[page as ProtectedPage].path, // keys forget which they are
    files: filesOf(manifest, [router, shell, source]),
  }));
  const others = filesOf(manifest, [router, shell]);
  return {
    router: filesOf(manifest, [router]),
    at: (asked) => own.find(({ pattern }) => matchesPattern(pattern, asked))?.files ?? others,
  };
}
