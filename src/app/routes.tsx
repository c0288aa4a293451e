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
import { Broken } from './broken.tsx';
import { FirstPageWait } from './first-page-wait.tsx';
import { modules } from './modules.ts';
import { fetchCode } from './page-code.ts';
import { isSignOutPending, liveSession } from './session/storage.ts';

const SignOutPage = lazy(async () => ({
  default: (await fetchCode(() => import('./session/sign-out-page.tsx'))).SignOutPage,
}));

/**
 * Anyone who is signed in already is past the login page, and anyone who is on the way out waits there for the proxy. Anybody
 * else gets that page from the server, and with it a console that knows nothing of what was before.
 */
function atLogin({ request }: LoaderFunctionArgs) {
  if (liveSession(Date.now()))
    return redirect(
      restoreFragment(safeRedirect(new URL(request.url).searchParams.get('redirect_uri'), location.origin)),
    );
  return isSignOutPending() ? null : redirectDocument(request.url);
}

const SignOut = () => (
  <Suspense>
    <SignOutPage />
  </Suspense>
);

const LOGIN = 'login';

const isLater = (page: string): page is keyof typeof modules => Object.hasOwn(modules, page);

const outside = (): RouteObject[] => [
  { path: '/', loader: () => redirect(links.home()) },
  { id: LOGIN, path: routes.login, loader: atLogin, Component: SignOut },
  ...Object.keys(publicPages)
    .filter(isLater)
    .map((page): RouteObject => ({ path: routes[page], handle: page, lazy: () => fetchCode(modules[page]) })),
];

const OUTER = 'outer';

interface Known {
  /** The pages of the signed in. */
  pages: RouteObject;
  /** It is made on the login page, and waits there until it is led somewhere. */
  isAtLogin?: boolean;
}

/**
 * The router for one configuration; what is not open to all is looked up once it is wanted, unless those pages are known
 * already: then nothing stands between a change of the address and the page that shows it.
 */
export function routerFor(config: Config, known?: Known) {
  const children = [...outside(), ...(known ? [known.pages] : [])];
  const outer: RouteObject = {
    id: OUTER,
    ErrorBoundary: Broken,
    HydrateFallback: FirstPageWait,
    element: <Outlet context={{ config, root: config.proxyCluster }} />,
    children,
  };
  if (known)
    return createBrowserRouter([outer], known.isAtLogin ? { hydrationData: { loaderData: { [LOGIN]: null } } } : {});
  let isLookedUp = false;
  return createBrowserRouter([outer], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isLookedUp || matchRoutes(children, path)) return;
      const { protectedRoutes } = await fetchCode(() => import('./protected-routes.tsx'));
      isLookedUp = true;
      patch(OUTER, [protectedRoutes(config)]);
    },
  });
}

export type Router = ReturnType<typeof routerFor>;
