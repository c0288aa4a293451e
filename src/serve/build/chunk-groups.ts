// How the build groups modules into files. Without groups, Rolldown creates a file for each combination of pages that
// share a module: several hundred small files.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SOURCE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Loaded by every page after sign-in: the table of pages, without the pages. */
const ROUTER = ['app/console.tsx'];

/** The frame around every page, the navigation and the resource lists, which nearly all users see first. */
const SHELL = [
  'app/protected-routes.tsx',
  'app/layout/layout.tsx',
  'app/prerender-console.tsx',
  'app/session/session-guard.tsx',
  'screens/resources/list-routes.ts',
];

/** Small pages for administrators, which share most of their modules. */
const MANAGEMENT = [
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
];

/** Small pages about the current user's account and about the cluster. */
const ACCOUNT = [
  'screens/resources/all/all-resources.tsx',
  'screens/account/account.tsx',
  'screens/account/password.tsx',
  'screens/account/mfa-devices.tsx',
  'screens/account/account-redirect.tsx',
  'screens/support/support.tsx',
  'screens/billing/billing.tsx',
  'screens/downloads/downloads.tsx',
  'screens/clusters/clusters.tsx',
  'screens/active-sessions/active-sessions.tsx',
  'screens/not-found/not-found.tsx',
  'screens/settings/settings.tsx',
  'app/notifications/panel.tsx',
];

/** The start page. The parts of it that read the audit log load with `events`. */
const HOME = ['screens/home/home.tsx'];

const EDITOR = ['features/editor/resource-editor.tsx', 'screens/roles/role-editor.tsx'];

/** The details next to lists, which load with their first use. Those of other lists add little to these. */
const DETAILS = ['screens/resources/details/kinds.tsx'];

const MANAGEMENT_DETAILS = ['screens/users/user-details.tsx', 'screens/bots/bot-details.tsx'];

/** Details that read roles, which needs the YAML library. */
const ACCESS_DETAILS = ['features/details/access.tsx', 'screens/roles/role-details.tsx'];

/** The catalog of audit events, for the audit log and for details. */
const EVENTS = [
  'domain/audit/sign-ins.ts',
  'features/activity/events-query.ts',
  'features/activity/event-message.tsx',
  'domain/audit/log/histogram.ts',
  'ui/timeline/sparkline.tsx',
];

/** Parts of details that pages use too. */
const DETAILS_PARTS = [
  'features/active-sessions/join-menu.tsx',
  'features/details/locks-notice.tsx',
  'domain/permissions.ts',
  'ui/layout/tab-links.tsx',
];

/** Reads roles, for the role editor and for details. */
const ROLE_ACCESS = ['domain/roles/role-access.ts', 'domain/roles/role-list.ts', 'lib/async/run-in-steps.ts'];

const ACTIVITY = ['screens/recordings/recordings.tsx'];

/** Loaded soon after the first page, so it must not load the pages whose lists it searches. */
const PALETTE = ['app/palette/palette.tsx'];

/** Pages that load without the shell. The groups of pages with `except` leave out the modules of these pages. */
const STANDALONE = [
  'app/session/admin-mfa-dialog.tsx',
  'app/session/sign-in-again.tsx',
  'screens/headless/headless.tsx',
  'screens/invite/invite.tsx',
  'screens/launcher/launcher.tsx',
  'screens/login/login.tsx',
  'screens/message/sign-in-message.tsx',
  'screens/recovery/recovery.tsx',
];

const LARGE_PAGES = [
  'screens/audit/audit.tsx',
  'screens/console/console.tsx',
  'screens/console/tools/open-tools.tsx',
  'screens/desktop/desktop.tsx',
  'screens/player/player.tsx',
  ...ACTIVITY,
];

/*
 * What pages load besides the router and the shell:
 * - the home page: `home` and `activity`; its failed sign-ins load `events`
 * - a list of resources: nothing; its first details load `details`, `details-parts`, `common`, `activity` and `events`
 * - pages for administrators: `management`, `common`, `role-access` and `yaml`
 * - pages about the account and the cluster: `account` and `common`
 * - the details of other lists: a small file each, besides the groups that the details of resources load
 * - details that show roles: `access`, `management`, `role-access` and `yaml`
 * - recordings: `activity`; the audit log: its own file, `activity` and `events`
 * - the palette: its own file, `activity`, and `lists`, which has the queries and rows of the other lists that it
 *   searches; the pages of these lists load `lists` too
 */

type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** The modules at these paths and all their static imports. */
function withImports(paths: readonly string[], getModule: GetModule): ReadonlySet<string> {
  const modules = new Set<string>();
  const queue = paths.map((path) => SOURCE_FOLDER + path);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    queue.push(...(getModule(id)?.importedIds ?? []));
  }
  return modules;
}

type Group = Rolldown.CodeSplittingGroup;

interface PageGroup {
  name: string;
  pages: readonly string[];
  /** Modules that these pages import are left out. */
  except?: readonly string[];
  /** Modules that these pages do not import are left out. */
  sharedWith?: readonly string[];
  priority: number;
}

/** A group of these pages and their imports. */
function pageGroup({ name, pages, except = [], sharedWith = pages, priority }: PageGroup): Group {
  let members: ReadonlySet<string> | undefined;
  return {
    priority,
    name(id, context) {
      if (!members) {
        const getModule: GetModule = (module) => context.getModuleInfo(module);
        const excluded = withImports(except, getModule);
        const shared = withImports(sharedWith, getModule);
        members = new Set(
          [...withImports(pages, getModule)].filter((member) => shared.has(member) && !excluded.has(member)),
        );
      }
      return members.has(id) ? name : null;
    },
  };
}

const PAGES_OF_OTHER_GROUPS = [...STANDALONE, ...LARGE_PAGES];

export const chunkGroups = (): Group[] => [
  // React rarely changes between releases, so browsers can cache it for long.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 100 },
  { name: 'base', tags: ['$initial'], priority: 90 },
  pageGroup({ name: 'router', pages: ROUTER, priority: 80 }),
  pageGroup({ name: 'shell', pages: SHELL, priority: 70 }),
  // The terminal and the player share xterm.js. Output is slower if the widget and its renderer are in two files. Our
  // modules that import it are in the group too, or every page would load the shared chunk.
  {
    name: 'xterm',
    test: /node_modules[\\/]@xterm[\\/]|src[\\/]features[\\/]terminal[\\/](?:graphemes|webgl)\.ts/,
    priority: 60,
  },
  {
    name: 'base-ui',
    test: /node_modules[\\/](?:@base-ui|@floating-ui|reselect|use-sync-external-store)[\\/]/,
    priority: 60,
  },
  // Only the demo contains it: the mock verifies passkeys with it. In one chunk, its modules run in the right order.
  {
    name: 'webauthn-server',
    test: /node_modules[\\/](?:@simplewebauthn[\\/]server|@peculiar|@levischuck|@hexagon|asn1js|pvtsutils|pvutils|tsyringe|reflect-metadata)[\\/]/,
    priority: 60,
  },
  // Most pages without the shell ask for no new password, and the approval of a command line must load fast on phones.
  {
    name: 'new-password',
    test: /src[\\/](?:features[\\/]identity[\\/](?:use-)?new-password|domain[\\/]mfa[\\/]new-password)/,
    priority: 60,
  },
  // The player and the cards of recordings load pictures of sessions.
  pageGroup({
    name: 'recording-metadata',
    pages: ['features/recording/metadata-source.ts'],
    except: ['screens/console/console.tsx', ...STANDALONE],
    priority: 55,
  }),
  // The cards of the list of recordings and of the home page.
  pageGroup({
    name: 'recording-card',
    pages: ['features/recording/card/recording-card.tsx'],
    except: [...PAGES_OF_OTHER_GROUPS, ...SHELL, ...DETAILS, ...ACCOUNT],
    priority: 54,
  }),
  { name: 'yaml', test: /node_modules[\\/]yaml[\\/]/, priority: 60 },
  // Highlights code in the assistant's answers without loading the editor.
  { name: 'colors', test: /node_modules[\\/]@lezer[\\/]/, minShareCount: 2, priority: 60 },
  pageGroup({
    name: 'lists',
    pages: PALETTE,
    sharedWith: [...MANAGEMENT, ...MANAGEMENT_DETAILS, ...ACCOUNT],
    except: PAGES_OF_OTHER_GROUPS,
    priority: 52,
  }),
  // The terminal loads what other pages share with locks, whose targets are formatted like values of audit events.
  pageGroup({
    name: 'activity',
    pages: ACTIVITY,
    except: [...STANDALONE, 'screens/console/console.tsx', 'domain/audit/value-text.ts'],
    priority: 50,
  }),
  pageGroup({
    name: 'events',
    pages: EVENTS,
    except: [...STANDALONE, ...MANAGEMENT, ...ACCOUNT, 'screens/console/console.tsx', 'screens/desktop/desktop.tsx'],
    priority: 45,
  }),
  // Nearly all users have loaded the start page, so other pages may share its modules.
  pageGroup({ name: 'home', pages: HOME, except: PAGES_OF_OTHER_GROUPS, priority: 46 }),
  pageGroup({ name: 'role-access', pages: ROLE_ACCESS, except: STANDALONE, priority: 44 }),
  pageGroup({ name: 'details-parts', pages: DETAILS_PARTS, except: PAGES_OF_OTHER_GROUPS, priority: 43 }),
  pageGroup({ name: 'common', pages: ACCOUNT, sharedWith: MANAGEMENT, except: PAGES_OF_OTHER_GROUPS, priority: 42 }),
  pageGroup({ name: 'management', pages: MANAGEMENT, except: PAGES_OF_OTHER_GROUPS, priority: 40 }),
  pageGroup({ name: 'account', pages: ACCOUNT, except: PAGES_OF_OTHER_GROUPS, priority: 39 }),
  pageGroup({ name: 'editor', pages: EDITOR, except: PAGES_OF_OTHER_GROUPS, priority: 38 }),
  { ...pageGroup({ name: 'standalone', pages: STANDALONE, priority: 20 }), minShareCount: 2 },
  pageGroup({ name: 'details', pages: DETAILS, except: PAGES_OF_OTHER_GROUPS, priority: 15 }),
  pageGroup({
    name: 'management-details',
    pages: MANAGEMENT_DETAILS,
    except: [...PAGES_OF_OTHER_GROUPS, ...DETAILS],
    priority: 14,
  }),
  pageGroup({
    name: 'access',
    pages: ACCESS_DETAILS,
    except: [...PAGES_OF_OTHER_GROUPS, ...DETAILS],
    priority: 13,
  }),
  { name: 'shared', minShareCount: 2, priority: 10 },
];
