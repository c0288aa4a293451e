// The pages that require a web session (docs/behaviour.md#pages), in one table; each is fetched on the first visit.
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isSignedIn } from '#api/credentials.ts';
import type { Config } from '#domain/config.ts';
import { routes, type RouteName } from '#lib/links.ts';
import { loginAddress, withFragment } from '#lib/redirect.ts';
import { leadHome } from './lead-home.ts';
import { ownSettings } from '#lib/browser/settings.ts';
import { liveSession, storedSession } from './session/storage.ts';
import { startLayout } from './start-layout.ts';

/** Redirects users without a web session to the sign-in page. */
function signedIn({ request }: LoaderFunctionArgs) {
  if (!liveSession(Date.now())) return redirect(loginAddress(withFragment(request.url, location.href)));
  return null;
}

const lists = () => import('#screens/resources/lists.ts');

const LISTS = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops'] as const;

/** They come together: each is little more than its columns, and one request is sooner there than many. */
const list = (name: (typeof LISTS)[number]): RouteObject => ({
  path: routes[name],
  lazy: async () => (await lists())[name],
});

/** Leads to the first page that is open. For nearly all users that is the servers, so they are asked for meanwhile. */
const atHome = (name: 'home' | 'cluster', config: Config): RouteObject => ({
  path: routes[name],
  loader: ({ params: { cluster = config.proxyCluster } }) => {
    if (!isSignedIn()) return null;
    void lists().then(({ servers }) => servers.startServers(cluster));
    return leadHome(config, cluster);
  },
  lazy: () => import('#screens/home/home.tsx'),
});

/** A page that a later version adds: its placeholder. */
const notBuilt = (name: RouteName): RouteObject => ({
  path: routes[name],
  handle: name,
  lazy: () => import('#screens/not-built/not-built.tsx'),
});

const notBuiltAlone = (name: RouteName): RouteObject => ({
  ...notBuilt(name),
  lazy: async () => ({ Component: (await import('#screens/not-built/not-built.tsx')).Alone }),
});

const FULL_SCREEN_LATER = ['player', 'desktop'] as const;
const IN_SHELL_LATER = [
  'discover',
  'assist',
  'settings',
  'users',
  'roles',
  'authConnectors',
  'trustedClusters',
  'integrations',
  'newIntegration',
  'locks',
  'newLock',
  'recordings',
  'audit',
  'console',
  'consoleServers',
] as const;

const watch = () => import('#app/session/watch.tsx');
const layout = () => import('#app/layout.tsx');

/** What nearly all users see first. */
export const fetchFirst = () => Promise.all([watch(), layout(), lists(), import('#screens/home/home.tsx')]);

/** All pages that require a web session: full screen, and in the main layout. */
export function protectedRoutes(config: Config): RouteObject {
  const root = config.proxyCluster;
  // Lists start with the user's own settings, before the proxy has confirmed who the user is.
  const user = storedSession()?.user;
  if (user !== undefined) ownSettings(user);
  return {
    loader: signedIn,
    lazy: watch,
    children: [
      { path: routes.terminal, lazy: () => import('#screens/console/console.tsx') },
      { path: routes.joinSession, lazy: () => import('#screens/console/join.tsx') },
      { path: routes.appLauncher, lazy: () => import('#screens/launcher/launcher.tsx') },
      { path: routes.headless, lazy: () => import('#screens/headless/headless.tsx') },
      ...FULL_SCREEN_LATER.map(notBuiltAlone),
      {
        loader: ({ params }) => startLayout(root, params['cluster']),
        lazy: layout,
        children: [
          atHome('home', config),
          atHome('cluster', config),
          ...LISTS.map(list),
          {
            path: routes.account,
            lazy: () => import('#screens/account/account.tsx'),
            children: [
              { index: true, lazy: () => import('#screens/account/account-home.tsx') },
              { path: routes.password, lazy: () => import('#screens/account/password.tsx') },
              { path: routes.mfaDevices, lazy: () => import('#screens/account/mfa-devices.tsx') },
            ],
          },
          { path: routes.activeSessions, lazy: () => import('#screens/active-sessions/active-sessions.tsx') },
          { path: routes.clusters, lazy: () => import('#screens/clusters/clusters.tsx') },
          { path: routes.support, lazy: () => import('#screens/support/support.tsx') },
          { path: routes.billing, lazy: () => import('#screens/billing/billing.tsx') },
          { path: routes.downloads, lazy: () => import('#screens/downloads/downloads.tsx') },
          ...IN_SHELL_LATER.map(notBuilt),
          { path: '*', lazy: () => import('#screens/not-found/not-found.tsx') },
        ],
      },
    ],
  };
}
