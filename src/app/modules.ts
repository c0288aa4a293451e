import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { onceThere } from '#lib/once.ts';
import type { PageName } from '#lib/pages/pages.ts';

/** Fetches a page's module, whose exports are the parts of a route. */
type Lazy = LazyRouteFunction<RouteObject>;

/** They come together: each is little more than its columns, and one request is sooner there than many. */
const lists = () => import('#screens/resources/lists.ts');

const message: Lazy = () => import('#screens/message/message.tsx');
const invite: Lazy = () => import('#screens/invite/invite.tsx');
const home: Lazy = () => import('#screens/home/home.tsx');

/** One page for all of its addresses, so that sessions stay when the address changes. */
const terminals: Lazy = () => import('#screens/console/console.tsx');

type Modules = Readonly<Record<Exclude<PageName, 'login'>, Lazy>>;

const fetched: Modules = {
  loginSucceeded: message,
  loginFailed: message,
  loginFailedLegacy: message,
  loginCallbackFailed: message,
  loginNotAllowed: message,
  invite: invite,
  inviteContinue: invite,
  reset: invite,
  resetContinue: invite,
  recovery: () => import('#screens/recovery/recovery.tsx'),
  allResources: () => import('#screens/resources/all/all-resources.tsx'),
  servers: async () => (await lists()).servers,
  apps: async () => (await lists()).apps,
  kubeClusters: async () => (await lists()).kubeClusters,
  databases: async () => (await lists()).databases,
  desktops: async () => (await lists()).desktops,
  home: home,
  cluster: home,
  discover: () => import('#screens/discover/discover.tsx'),
  assist: () => import('#screens/assist/assist.tsx'),
  settings: () => import('#screens/settings/settings.tsx'),
  users: () => import('#screens/users/users.tsx'),
  roles: () => import('#screens/roles/roles.tsx'),
  authConnectors: () => import('#screens/auth-connectors/auth-connectors.tsx'),
  trustedClusters: () => import('#screens/trusted-clusters/trusted-clusters.tsx'),
  integrations: () => import('#screens/integrations/integrations.tsx'),
  newIntegration: () => import('#screens/new-integration/new-integration.tsx'),
  locks: () => import('#screens/locks/locks.tsx'),
  newLock: () => import('#screens/new-lock/new-lock.tsx'),
  bots: () => import('#screens/bots/bots.tsx'),
  newBot: () => import('#screens/bots/new-bot.tsx'),
  botInstances: () => import('#screens/bots/bot-instances.tsx'),
  tokens: () => import('#screens/tokens/tokens.tsx'),
  recordings: () => import('#screens/recordings/recordings.tsx'),
  audit: () => import('#screens/audit/audit.tsx'),
  console: terminals,
  consoleServers: terminals,
  player: () => import('#screens/player/player.tsx'),
  desktop: () => import('#screens/desktop/desktop.tsx'),
  terminal: terminals,
  podShell: terminals,
  databaseConsole: terminals,
  joinSession: terminals,
  appLauncher: () => import('#screens/launcher/launcher.tsx'),
  headless: () => import('#screens/headless/headless.tsx'),
  account: () => import('#screens/account/account.tsx'),
  password: () => import('#screens/account/password.tsx'),
  mfaDevices: () => import('#screens/account/mfa-devices.tsx'),
  activeSessions: () => import('#screens/active-sessions/active-sessions.tsx'),
  clusters: () => import('#screens/clusters/clusters.tsx'),
  support: () => import('#screens/support/support.tsx'),
  accessRequests: () => import('#screens/access-requests/access-requests.tsx'),
  trustedDevices: () => import('#screens/trusted-devices/trusted-devices.tsx'),
  plugins: () => import('#screens/plugins/plugins.tsx'),
  billing: () => import('#screens/billing/billing.tsx'),
  downloads: () => import('#screens/downloads/downloads.tsx'),
};

/**
 * Every page's module but that of the way in, which comes first; the compiler misses one that has none. One that came is
 * kept, because a second `import()` is answered only after what is drawn meanwhile.
 */
export const modules = Object.fromEntries(
  Object.entries(fetched).map(([page, fetch]) => [page, onceThere(fetch)]),
) as Modules; // fromEntries forgets its keys
