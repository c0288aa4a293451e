// The pages that require a web session (docs/behaviour.md#pages), in one table; each loads on the first visit.
import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { isSignedIn } from '#api/identity/credentials.ts';
import type { Config } from '#domain/config.ts';
import { links, routes } from '#lib/links.ts';
import { entryOf, pageNames, type ProtectedPage } from '#lib/pages/pages.ts';
import { publicPages } from '#lib/pages/public-pages.ts';
import { storeFragment } from '#lib/browser/fragment-storage.ts';
import { loginAddressFor, withFragment } from '#lib/redirect.ts';
import { PageErrorBoundary } from './route-errors.tsx';
import { redirectToStartPage } from './layout/redirect-to-start-page.ts';
import { Component as StartPage } from './layout/start-page.tsx';
import { pageModules } from './page-modules.ts';
import { importPageCode, retryableImport } from './page-code.ts';
import { validSession } from './session/stored-session.ts';
import { prefetchLayout } from './layout/prefetch-layout.ts';

function requireSession({ request }: LoaderFunctionArgs) {
  if (validSession(Date.now())) return null;
  const address = new URL(withFragment(request.url, location.href));
  storeFragment(address);
  return redirect(loginAddressFor(address));
}

/** Whether the path changes. If only the search parameters change, the loaders of parent routes do not run again. */
const isDifferentPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Errors are ignored, because opening the page loads its code again. */
const prefetchHomePage = (): void => void pageModules.cluster().catch(() => undefined);

const isProtected = (page: string): page is ProtectedPage => !Object.hasOwn(publicPages, page);

/** The route of a page, with the page's name in its handle. */
const pageRoute = (page: ProtectedPage) =>
  ({ path: routes[page], handle: page, lazy: retryableImport(pageModules[page]) }) satisfies RouteObject;

/** Redirects to the start page. Most users get the home page of the root cluster, so its code is prefetched. */
const startRoute = (config: Config): RouteObject => ({
  path: routes.home,
  handle: 'home',
  Component: StartPage,
  loader: () => {
    if (!isSignedIn()) return null;
    prefetchHomePage();
    return redirectToStartPage(config);
  },
});

/** Requests the data of the most common target before the router knows which page it is. */
export function prefetchTarget(target: string, { proxyCluster }: Config): void {
  if (target !== links.home()) return;
  prefetchLayout(proxyCluster);
  prefetchHomePage();
}

const importSessionGuard = () => importPageCode(() => import('#app/session/session-guard.tsx'));
const importLayout = () => importPageCode(() => import('./layout/layout.tsx'));

/** The code of the page that nearly all users see first. */
export const importFirstPage = () => Promise.all([importSessionGuard(), importLayout(), pageModules.cluster()]);

const PAGES_WITH_OWN_ROUTE: readonly string[] = ['home', 'account'];

const routesInLayout = (layoutName: 'window' | 'account' | undefined): RouteObject[] =>
  pageNames
    .filter(isProtected)
    .filter((page) => entryOf(page).layout === layoutName && !PAGES_WITH_OWN_ROUTE.includes(page))
    .map(pageRoute);

/**
 * The routes of all pages that require a web session: pages with a window of their own, and pages in the main layout.
 */
export function protectedRoutes(config: Config): RouteObject {
  const root = config.proxyCluster;
  const accountHome: RouteObject = {
    index: true,
    lazy: retryableImport(() => import('#screens/account/account-redirect.tsx')),
  };
  const pagesWithinLayout: RouteObject[] = [
    startRoute(config),
    ...routesInLayout(undefined),
    { ...pageRoute('account'), children: [accountHome, ...routesInLayout('account')] },
    { path: '*', lazy: retryableImport(() => import('#screens/not-found/not-found.tsx')) },
  ];
  return {
    loader: requireSession,
    shouldRevalidate: isDifferentPage,
    lazy: importSessionGuard,
    children: [
      { ErrorBoundary: PageErrorBoundary, children: routesInLayout('window') },
      {
        loader: ({ params }) => prefetchLayout(root, params['cluster']),
        shouldRevalidate: isDifferentPage,
        lazy: importLayout,
        // If a page fails, the layout around it stays.
        children: [{ ErrorBoundary: PageErrorBoundary, children: pagesWithinLayout }],
      },
    ],
  };
}
