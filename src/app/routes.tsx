// The pages that are open to all (docs/behaviour.md#pages); those of the signed in are another file, fetched with the
// first of them.
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
 * Anyone who is signed in already is past the login page, and anyone who is on the way out waits there for the proxy. Anybody
 * else gets that page from the server, and with it a console that knows nothing of what was before.
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
  /** The pages of the signed in. */
  pages: RouteObject;
  /** It is made on the login page, and waits there until it is led somewhere. */
  isAtLogin?: boolean;
}

/**
 * The router for one configuration; what is not open to all is looked up once it is wanted, unless those pages are known
 * already: then nothing stands between a change of the address and the page that shows it.
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
