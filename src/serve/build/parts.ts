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

/** Pages that are small and much alike: a few files of them pack better than many, and are sooner there. */
const LATER_PARTS = {
  /** What one manages, in one file: each page is small, and they are much alike. */
  management: [
    'screens/users/users.tsx',
    'screens/locks/locks.tsx',
    'screens/new-lock/new-lock.tsx',
    'screens/access-requests/access-requests.tsx',
    'screens/trusted-devices/trusted-devices.tsx',
    'screens/plugins/plugins.tsx',
    'screens/roles/roles.tsx',
    'screens/auth-connectors/auth-connectors.tsx',
    'screens/trusted-clusters/trusted-clusters.tsx',
    'screens/integrations/integrations.tsx',
    'screens/new-integration/new-integration.tsx',
    'screens/tokens/tokens.tsx',
    'screens/bots/bots.tsx',
    'screens/bots/new-bot.tsx',
    'screens/bots/bot-instances.tsx',
  ],
  /** What is one's own, or about the cluster. */
  own: [
    'screens/resources/all/all-resources.tsx',
    'screens/account/account.tsx',
    'screens/account/password.tsx',
    'screens/account/mfa-devices.tsx',
    'screens/account/account-home.tsx',
    'screens/support/support.tsx',
    'screens/billing/billing.tsx',
    'screens/downloads/downloads.tsx',
    'screens/clusters/clusters.tsx',
    'screens/active-sessions/active-sessions.tsx',
    'screens/not-found/not-found.tsx',
    'screens/settings/settings.tsx',
    'app/notifications/panel.tsx',
  ],
  editor: ['features/editor/resource-editor.tsx', 'screens/roles/role-editor.tsx'],
} as const;

/** What the pages of activity share, in one file: small pieces of it would be fetched in turns. */
const ACTIVITY = ['screens/recordings/recordings.tsx'];

/** What is fetched by itself: what it shares with those parts is not theirs, or it would bring all of them. */
const ALONE = [
  'app/session/admin-proof.tsx',
  'app/session/sign-in-again.tsx',
  'screens/headless/headless.tsx',
  'screens/invite/invite.tsx',
  'screens/launcher/launcher.tsx',
  'screens/login/login.tsx',
  'screens/message/message.tsx',
  'screens/recovery/recovery.tsx',
];

const LARGE = [
  'screens/audit/audit.tsx',
  'screens/console/console.tsx',
  'screens/console/tools/open-tools.tsx',
  'screens/player/player.tsx',
  ...ACTIVITY,
];

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

interface Part {
  name: string;
  roots: readonly string[];
  /** What these bring too is left to them. */
  without?: readonly string[];
  priority: number;
}

function groupOf({ name: debugName, roots, without = [], priority }: Part): Group {
  let members: ReadonlySet<string> | undefined;
  return {
    debugName,
    priority,
    name(id, context) {
      if (!members) {
        const find: Find = (one) => context.getModuleInfo(one);
        const others = closure(without, find);
        members = new Set([...closure(roots, find)].filter((one) => !others.has(one)));
      }
      return members.has(id) ? debugName : null;
    },
  };
}

/** In the order of their right to a module: what every page begins with is one file, not a dozen that later pages share. */
export const parts = (): Group[] => [
  // Of its own, because it stays the same from release to release, and is a task of its own to slow devices.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 10 },
  { name: 'base', tags: ['$initial'], priority: 9 },
  ...Object.entries(PARTS).map(([name, roots], at) => groupOf({ name, roots, priority: 8 - at })),
  // Across files no call is inlined: with the drawing of the terminal in a file of its own, output is a sixth slower.
  { name: 'xterm', test: /node_modules[\\/]@xterm[\\/]/, priority: 6 },
  { name: 'yaml', test: /node_modules[\\/]yaml[\\/]/, priority: 6 },
  // Code in an answer is colored without an editor.
  { name: 'colors', test: /node_modules[\\/]prism-code-editor[\\/]/, minShareCount: 2, priority: 6 },
  groupOf({ name: 'activity', roots: ACTIVITY, without: ALONE, priority: 5.5 }),
  ...Object.entries(LATER_PARTS).map(([name, roots], at) =>
    groupOf({ name, roots, without: [...ALONE, ...LARGE], priority: 5 - at }),
  ),
  // What is left and wanted by several pages: dozens of files of a few hundred bytes, which pack better together. Pages
  // that come alone bring none of what only the others share.
  { ...groupOf({ name: 'forms', roots: ALONE, priority: 1 }), minShareCount: 2 },
  { name: 'pieces', minShareCount: 2, priority: 0 },
];
