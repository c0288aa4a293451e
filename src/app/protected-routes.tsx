// The pages that require a web session (docs/behaviour.md#pages), in one table; each is fetched on the first visit.
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
import { loginAddress, withFragment } from '#lib/redirect.ts';
import { Component as Home } from '#screens/home/home.tsx';
import { BrokenPage } from './broken.tsx';
import { leadHome } from './layout/lead-home.ts';
import { modules } from './modules.ts';
import { fetchCode, retryable } from './page-code.ts';
import { liveSession } from './session/storage.ts';
import { startLayout } from './layout/start-layout.ts';

/** Redirects users without a web session to the sign-in page. */
function signedIn({ request }: LoaderFunctionArgs) {
  if (liveSession(Date.now())) return null;
  const address = new URL(withFragment(request.url, location.href));
  storeFragment(address);
  return redirect(loginAddress(address));
}

/** What is typed into the address of a page is there at once: what leads to the page is not gone through again. */
const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

const lists = () => import('#screens/resources/lists.ts');
const startServers = (cluster: string): void => void lists().then(({ servers }) => servers.startServers(cluster));

const isProtected = (page: string): page is ProtectedPage => !Object.hasOwn(publicPages, page);

/** The route of a page, which says whose it is. */
const route = (page: ProtectedPage) =>
  ({ path: routes[page], handle: page, lazy: retryable(modules[page]) }) satisfies RouteObject;

/** Leads to the first page that is open. For nearly all users that is the servers, so they are asked for meanwhile. */
const atHome = (name: 'home' | 'cluster', config: Config): RouteObject => ({
  path: routes[name],
  handle: name,
  Component: Home,
  loader: ({ params: { cluster = config.proxyCluster } }) => {
    if (!isSignedIn()) return null;
    startServers(cluster);
    return leadHome(config, cluster);
  },
});

/** Asks for what the page that most users come to is made of, before the router has found out which page that is. */
export function askFor(target: string, { proxyCluster }: Config): void {
  if (target !== links.home()) return;
  startLayout(proxyCluster);
  startServers(proxyCluster);
}

const watch = () => fetchCode(() => import('#app/session/watch.tsx'));
const layout = () => fetchCode(() => import('./layout/layout.tsx'));

/** What nearly all users see first. */
export const fetchFirst = () => Promise.all([watch(), layout(), lists()]);

const SPECIAL: readonly string[] = ['home', 'cluster', 'account'];

const pagesWithin = (frame: 'window' | 'account' | undefined): RouteObject[] =>
  pageNames
    .filter(isProtected)
    .filter((page) => entryOf(page).within === frame && !SPECIAL.includes(page))
    .map(route);

/** All pages that require a web session: alone in the window, and in the main layout. */
export function protectedRoutes(config: Config): RouteObject {
  const root = config.proxyCluster;
  const accountHome: RouteObject = { index: true, lazy: retryable(() => import('#screens/account/account-home.tsx')) };
  const pagesWithinLayout: RouteObject[] = [
    atHome('home', config),
    atHome('cluster', config),
    ...pagesWithin(undefined),
    { ...route('account'), children: [accountHome, ...pagesWithin('account')] },
    { path: '*', lazy: retryable(() => import('#screens/not-found/not-found.tsx')) },
  ];
  return {
    loader: signedIn,
    shouldRevalidate: isAnotherPage,
    lazy: watch,
    children: [
      { ErrorBoundary: BrokenPage, children: pagesWithin('window') },
      {
        loader: ({ params }) => startLayout(root, params['cluster']),
        shouldRevalidate: isAnotherPage,
        lazy: layout,
        // Around what fails on a page the console stays.
        children: [{ ErrorBoundary: BrokenPage, children: pagesWithinLayout }],
      },
    ],
  };
}
