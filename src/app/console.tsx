// Renders the console: creates its router and waits for the code and the data of the first page.
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import type { Config } from '#domain/config.ts';
import { storageKeys, type Session } from '#domain/session/session-record.ts';
import { links, routes } from '#lib/links.ts';
import { isPublicPage } from '#lib/public-page.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { setSettingsOwner } from '#lib/browser/settings.ts';
import { createConsoleRouter, type Router } from './routes.tsx';
import { storedSession } from './session/stored-session.ts';
import { MissingStylesBanner } from './missing-styles-banner.tsx';
import { localStore } from '#lib/browser/storage.ts';
import { importPageCode } from './page-code.ts';

/** The page that the user requested before the sign-in, read from the search of the login page's address. */
export const redirectTarget = (search: string): string =>
  safeRedirect(new URLSearchParams(search).get('redirect_uri'), location.origin);

const LAUNCHER_PATH = routes.appLauncher.slice(0, routes.appLauncher.indexOf(':'));

/**
 * Whether the console can open the path without loading a new page. Other paths belong to the proxy, and the app
 * launcher has its own page policy.
 */
export const isInAppPath = (target: string): boolean =>
  target.startsWith(links.home()) && !target.startsWith(LAUNCHER_PATH);

/** After this time with an empty page, the console renders without its first page and shows that it is loading. */
const MAX_EMPTY_PAGE_MS = 2_000;

/** Resolves when the first page (also after a redirect) is loaded, or after `MAX_EMPTY_PAGE_MS`. */
const waitForRouter = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    setTimeout(resolve, MAX_EMPTY_PAGE_MS);
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

/** The longest wait for the first page's data; the page then renders with the data that has arrived. */
const MAX_DATA_WAIT_MS = 300;

/**
 * Resolves when no query is fetching, or after `MAX_DATA_WAIT_MS`. Rendering a page once, with its rows, is faster than
 * rendering it twice.
 */
const waitForQueries = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, MAX_DATA_WAIT_MS);
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) finish();
    });
    if (queryClient.isFetching() === 0) finish();
  });

/** Loads the user's settings early: lists apply them before the proxy confirms who the user is. */
function loadUserSettings(): void {
  const user = storedSession()?.user;
  if (user !== undefined) setSettingsOwner(user);
}

async function renderConsole(root: Root, router: Router): Promise<void> {
  if (localStore.read(storageKeys.telemetry) === 'true')
    // If the module fails to load, nothing is traced.
    void import('./telemetry/traces.ts').then(
      ({ traceRequests }) => traceRequests(),
      () => undefined,
    );
  await waitForQueries();
  // Synchronous: the user cannot do anything yet, and rendering in slices takes a tenth longer on slow devices.
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MissingStylesBanner />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Loads the pages that require a session. If loading fails, the router retries and shows the error. */
async function loadProtectedRoutes(config: Config) {
  if (isPublicPage(location.pathname)) return undefined;
  const routes = await import('./protected-routes.tsx').catch(() => undefined);
  return routes && { pages: routes.protectedRoutes(config) };
}

/**
 * Renders the page of the address. The current content stays until the page is loaded, for at most two seconds.
 * `leftoverSession` is a session that the user left without ending it at the proxy.
 */
export async function showConsole(root: Root, config: Config, leftoverSession?: Session): Promise<void> {
  loadUserSettings();
  const router = createConsoleRouter(config, await loadProtectedRoutes(config));
  await waitForRouter(router);
  await renderConsole(root, router);
  // Navigation after the end of the session starts from the address, so the address must be restored first.
  if (leftoverSession)
    (await importPageCode(() => import('./session/session.ts'))).dispatch({
      type: 'leftOverFound',
      session: leftoverSession,
    });
}

/**
 * Navigates from the login page, where the router was created, to the target page, and renders it when it is loaded.
 */
export async function enterConsole(root: Root, router: Router, target: string): Promise<void> {
  loadUserSettings();
  await router.navigate(target, { replace: true });
  await renderConsole(root, router);
}
