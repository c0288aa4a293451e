// Every page of specification section 2, in one table; each is fetched when it is first gone to.
import { lazy, Suspense } from 'react';
import { Outlet, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isSignedIn } from '#api/client.ts';
import type { Config } from '#domain/config.ts';
import { links, routes, type RouteName } from '#lib/links.ts';
import { loginAddress, safeRedirect, withFragment } from '#lib/redirect.ts';
import { Broken } from './broken.tsx';
import { Component as Login } from '#screens/login/login.tsx';
import type { MessageName } from '#screens/message/message.tsx';
import { isParting, liveSession } from './session.ts';

/** Lets only the signed in pass. */
function signedIn({ request }: LoaderFunctionArgs) {
  if (!liveSession(Date.now())) return redirect(loginAddress(withFragment(request.url, location.href)));
  return null;
}

/** Whoever is signed in already is past the login page. */
function signedOut({ request }: LoaderFunctionArgs) {
  if (!liveSession(Date.now())) return null;
  return redirect(safeRedirect(new URL(request.url).searchParams.get('redirect_uri'), location.origin));
}

const lists = () => import('#screens/resources/lists.ts');

const LISTS = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops'] as const;

/** They come together: each is little more than its columns, and one request is sooner there than many. */
const list = (name: (typeof LISTS)[number]): RouteObject => ({
  path: routes[name],
  lazy: async () => (await lists())[name],
});

/** Leads to the first page that is open, which for nearly all is the servers: they are fetched meanwhile. */
const atHome = (name: 'home' | 'cluster', config: Config): RouteObject => ({
  path: routes[name],
  loader: async ({ params }) => {
    if (!isSignedIn()) return null;
    void lists();
    return (await import('#app/lead-home.ts')).leadHome(config, params['cluster']);
  },
  lazy: () => import('#screens/home/home.tsx'),
});

const PartingPage = lazy(async () => ({ default: (await import('./parting-page.tsx')).PartingPage }));

/** The login page, unless somebody is still on the way out. */
const Entrance = () =>
  isParting() ? (
    <Suspense>
      <PartingPage />
    </Suspense>
  ) : (
    <Login />
  );

/** A page that a later version brings: it says so, and nothing more. */
const notBuilt = (name: RouteName): RouteObject => ({
  path: routes[name],
  handle: name,
  lazy: () => import('#screens/not-built/not-built.tsx'),
});

const notBuiltAlone = (name: RouteName): RouteObject => ({
  ...notBuilt(name),
  lazy: async () => ({ Component: (await import('#screens/not-built/not-built.tsx')).Alone }),
});

/** What the proxy says by sending the browser to an address. */
const message = (name: MessageName): RouteObject => ({
  path: routes[name],
  handle: name,
  lazy: () => import('#screens/message/message.tsx'),
});

/** Invitations and resets are one screen; the route says which text it has and how far one is. */
const byLink = (name: RouteName): RouteObject => ({
  path: routes[name],
  handle: name,
  lazy: () => import('#screens/invite/invite.tsx'),
});

const FULL_SCREEN_LATER = ['joinSession', 'player', 'desktop', 'appLauncher'] as const;
const MESSAGES = [
  'loginSucceeded',
  'loginFailed',
  'loginFailedLegacy',
  'loginCallbackFailed',
  'loginNotAllowed',
] as const;
const LINKS = ['invite', 'inviteContinue', 'reset', 'resetContinue'] as const;
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
  'activeSessions',
  'recordings',
  'audit',
  'console',
  'consoleServers',
] as const;

/** The route table for one configuration. */
export function routesFor(config: Config): RouteObject[] {
  const root = config.proxyCluster;
  return [
    {
      ErrorBoundary: Broken,
      HydrateFallback: () => null,
      element: <Outlet context={{ config, root }} />,
      children: [
        { path: '/', loader: () => redirect(links.home()) },
        // Not fetched apart: whoever comes first comes here, and one request is sooner there than two.
        { path: routes.login, loader: signedOut, Component: Entrance },
        ...MESSAGES.map(message),
        ...LINKS.map(byLink),
        {
          loader: signedIn,
          lazy: () => import('#app/idle-watch.tsx'),
          children: [
            { path: routes.terminal, lazy: () => import('#screens/console/console.tsx') },
            { path: routes.headless, lazy: () => import('#screens/headless/headless.tsx') },
            ...FULL_SCREEN_LATER.map(notBuiltAlone),
            {
              loader: async ({ params }) => (await import('#app/start-frame.ts')).startFrame(root, params['cluster']),
              lazy: () => import('#app/frame.tsx'),
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
                { path: routes.clusters, lazy: () => import('#screens/clusters/clusters.tsx') },
                { path: routes.support, lazy: () => import('#screens/support/support.tsx') },
                ...IN_SHELL_LATER.map(notBuilt),
                { path: '*', lazy: () => import('#screens/not-found/not-found.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ];
}
