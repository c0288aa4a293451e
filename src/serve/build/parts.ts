import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Modules that come together, named by those that bring all others of the part with them. */
const PARTS = {
  /** What any page behind the way in stands on. */
  router: ['app/console.tsx'],
  /** The frame around nearly every page of the signed in, and the lists: what nearly everybody sees first. */
  shell: [
    'app/protected-routes.tsx',
    'app/layout/layout.tsx',
    'app/prepare.tsx',
    'app/session/watch.tsx',
    'screens/resources/lists.ts',
    'screens/home/home.tsx',
  ],
} as const;

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

type Find = (id: string) => { importedIds: readonly string[] } | null;

/** Everything that these bring at once. */
function closure(roots: readonly string[], find: Find): ReadonlySet<string> {
  const brought = new Set<string>();
  const waiting = roots.map((path) => SOURCES + path);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (brought.has(id)) continue;
    brought.add(id);
    waiting.push(...(find(id)?.importedIds ?? []));
  }
  return brought;
}

type Group = Rolldown.CodeSplittingGroup;

/** In the order of their right to a module: what every page begins with is one file, not a dozen that later pages share. */
export const parts = (): Group[] => [
  // Of its own, because it stays the same from release to release, and is a task of its own to slow devices.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 10 },
  { name: 'base', tags: ['$initial'], priority: 9 },
  ...Object.entries(PARTS).map(([name, roots], at): Group => {
    let members: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      priority: 8 - at,
      name(id, context) {
        members ??= closure(roots, (one) => context.getModuleInfo(one));
        return members.has(id) ? name : null;
      },
    };
  }),
];
