// The public pages (docs/behaviour.md#pages). The protected pages are in another file, which loads with the first of
// them.
import { lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { Config } from '#domain/config.ts';
import { links, routes } from '#lib/links.ts';
import { publicPages } from '#lib/pages/public-pages.ts';
import { restoreFragment } from '#lib/browser/fragment-storage.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { RootErrorPage } from './route-errors.tsx';
import { ConsoleLoading } from './console-loading.tsx';
import { pageModules } from './page-modules.ts';
import { importPageCode } from './page-code.ts';
import { isSignOutPending, validSession } from './session/stored-session.ts';

const SignOutPage = lazy(async () => ({
  default: (await importPageCode(() => import('./session/sign-out-page.tsx'))).SignOutPage,
}));

/**
 * Redirects signed-in users away from the login page. A user who is signing out stays here until the proxy responds.
 * Everybody else gets the page from the server, and with it a console without state of an earlier user.
 */
function loginLoader({ request }: LoaderFunctionArgs) {
  if (validSession(Date.now()))
    return redirect(
      restoreFragment(safeRedirect(new URL(request.url).searchParams.get('redirect_uri'), location.origin)),
    );
  return isSignOutPending() ? null : redirectDocument(request.url);
}

const SuspendedSignOutPage = () => (
  <Suspense>
    <SignOutPage />
  </Suspense>
);

const LOGIN_ROUTE_ID = 'login';

const hasPageModule = (page: string): page is keyof typeof pageModules => Object.hasOwn(pageModules, page);

const publicRoutes = (): RouteObject[] => [
  { path: '/', loader: () => redirect(links.home()) },
  { id: LOGIN_ROUTE_ID, path: routes.login, loader: loginLoader, Component: SuspendedSignOutPage },
  ...Object.keys(publicPages)
    .filter(hasPageModule)
    .map((page): RouteObject => ({ path: routes[page], handle: page, lazy: () => importPageCode(pageModules[page]) })),
];

const ROOT_ROUTE_ID = 'outer';

interface KnownRoutes {
  /** The pages that require a session. */
  pages: RouteObject;
  /** The router is created on the login page and stays there until it navigates. */
  isAtLogin?: boolean;
}

/**
 * The router for one configuration. Protected pages load when they are first needed, unless their routes are known:
 * then navigation shows the page immediately.
 */
export function createConsoleRouter(config: Config, knownRoutes?: KnownRoutes) {
  const children = [...publicRoutes(), ...(knownRoutes ? [knownRoutes.pages] : [])];
  const rootRoute: RouteObject = {
    id: ROOT_ROUTE_ID,
    ErrorBoundary: RootErrorPage,
    HydrateFallback: ConsoleLoading,
    element: <Outlet context={{ config, root: config.proxyCluster }} />,
    children,
  };
  if (knownRoutes)
    return createBrowserRouter(
      [rootRoute],
      knownRoutes.isAtLogin ? { hydrationData: { loaderData: { [LOGIN_ROUTE_ID]: null } } } : {},
    );
  let isPatched = false;
  return createBrowserRouter([rootRoute], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isPatched || matchRoutes(children, path)) return;
      const { protectedRoutes } = await importPageCode(() => import('./protected-routes.tsx'));
      isPatched = true;
      patch(ROOT_ROUTE_ID, [protectedRoutes(config)]);
    },
  });
}

export type Router = ReturnType<typeof createConsoleRouter>;
