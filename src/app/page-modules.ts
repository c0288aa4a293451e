import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { onceAsync } from '#lib/once.ts';
import type { PageName } from '#lib/pages/pages.ts';

/** Imports a page's module, whose exports are the parts of a route. */
type LazyPage = LazyRouteFunction<RouteObject>;

/** All lists share a chunk: each is little more than its columns, and one request is faster than many. */
const importResourceLists = () => import('#screens/resources/list-routes.ts');

const importSignInMessage: LazyPage = () => import('#screens/message/sign-in-message.tsx');
const importInvite: LazyPage = () => import('#screens/invite/invite.tsx');

/** One page for all of its addresses, so that sessions stay open when the address changes. */
const importConsolePage: LazyPage = () => import('#screens/console/console.tsx');

type PageModules = Readonly<Record<Exclude<PageName, 'login'>, LazyPage>>;

const importers: PageModules = {
  loginSucceeded: importSignInMessage,
  loginFailed: importSignInMessage,
  loginFailedLegacy: importSignInMessage,
  loginCallbackFailed: importSignInMessage,
  loginNotAllowed: importSignInMessage,
  invite: importInvite,
  inviteContinue: importInvite,
  reset: importInvite,
  resetContinue: importInvite,
  recovery: () => import('#screens/recovery/recovery.tsx'),
  allResources: () => import('#screens/resources/all/all-resources.tsx'),
  servers: async () => (await importResourceLists()).servers,
  apps: async () => (await importResourceLists()).apps,
  kubeClusters: async () => (await importResourceLists()).kubeClusters,
  databases: async () => (await importResourceLists()).databases,
  desktops: async () => (await importResourceLists()).desktops,
  home: () => import('./layout/start-page.tsx'),
  cluster: () => import('#screens/home/home.tsx'),
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
  console: importConsolePage,
  consoleServers: importConsolePage,
  player: () => import('#screens/player/player.tsx'),
  desktop: () => import('#screens/desktop/desktop.tsx'),
  terminal: importConsolePage,
  podShell: importConsolePage,
  databaseConsole: importConsolePage,
  joinSession: importConsolePage,
  appLauncher: () => import('#screens/launcher/launcher.tsx'),
  headless: () => import('#screens/headless/headless.tsx'),
  account: () => import('#screens/account/account.tsx'),
  password: () => import('#screens/account/password.tsx'),
  myAccess: () => import('#screens/account/my-access.tsx'),
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
 * The module of every page except the sign-in page, which loads first; the compiler reports a page without a module.
 * Loaded modules are cached, because a second `import()` resolves only after pending renders.
 */
export const pageModules = Object.fromEntries(
  Object.entries(importers).map(([page, importPage]) => [page, onceAsync(importPage)]),
) as PageModules; // fromEntries loses the key type
