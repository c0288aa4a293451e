// The console behind the way in: its router, its queries, and the pages that anyone may see.
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import type { Config } from '#domain/config.ts';
import { storageKeys, type Session } from '#domain/session/record.ts';
import { links, routes } from '#lib/links.ts';
import { isPublicPage } from '#lib/public-page.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { setSettingsOwner } from '#lib/browser/settings.ts';
import { createConsoleRouter, type Router } from './routes.tsx';
import { storedSession } from './session/stored-session.ts';
import { MissingStylesBanner } from './missing-styles-banner.tsx';
import { localStore } from '#lib/browser/storage.ts';
import { importPageCode } from './page-code.ts';

/** Where one was going before the sign-in, by the search of the login page's address. */
export const redirectTarget = (search: string): string =>
  safeRedirect(new URLSearchParams(search).get('redirect_uri'), location.origin);

const LAUNCHER_PATH = routes.appLauncher.slice(0, routes.appLauncher.indexOf(':'));

/** Some addresses are the proxy's, and the launcher has a page policy of its own. */
export const isInAppPath = (target: string): boolean =>
  target.startsWith(links.home()) && !target.startsWith(LAUNCHER_PATH);

/** After that long with an empty page, the console is drawn without its first page and shows that it loads. */
const MAX_EMPTY_PAGE_MS = 2_000;

/** Resolves when the first page is there, be it the one that was asked for or another that it led to. */
const waitForRouter = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    setTimeout(resolve, MAX_EMPTY_PAGE_MS);
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** As long as that, what the first page asks for may take; then the page is drawn around what is there. */
const MAX_DATA_WAIT_MS = 300;

/** Resolves when nothing is being asked for any more: a page that is drawn once, with its rows, is there sooner. */
const waitForQueries = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, MAX_DATA_WAIT_MS);
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) finish();
    });
    if (queryClient.isFetching() === 0) finish();
  });

/** Lists start with the user's own settings, before the proxy has confirmed who the user is. */
function loadUserSettings(): void {
  const user = storedSession()?.user;
  if (user !== undefined) setSettingsOwner(user);
}

async function renderConsole(root: Root, router: Router): Promise<void> {
  if (localStore.read(storageKeys.telemetry) === 'true')
    // Where it does not come, nothing is traced, and nobody misses anything.
    void import('./telemetry/traces.ts').then(
      ({ traceRequests }) => traceRequests(),
      () => undefined,
    );
  await waitForQueries();
  // In one go: nobody can do anything here meanwhile, and slices take a slow device a tenth longer.
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MissingStylesBanner />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** The pages of the signed in; where they do not come, the router asks for them again, and shows why. */
async function loadProtectedRoutes(config: Config) {
  if (isPublicPage(location.pathname)) return undefined;
  const routes = await import('./protected-routes.tsx').catch(() => undefined);
  return routes && { pages: routes.protectedRoutes(config) };
}

/** Draws the page of the address once it is there; until then what was shown stays. `left` was left, and is still to be ended. */
export async function showConsole(root: Root, config: Config, leftoverSession?: Session): Promise<void> {
  loadUserSettings();
  const router = createConsoleRouter(config, await loadProtectedRoutes(config));
  await waitForRouter(router);
  await renderConsole(root, router);
  // Only once the address says where one was going: what follows the end of the session begins there.
  if (leftoverSession)
    (await importPageCode(() => import('./session/session.ts'))).dispatch({
      on: 'leftOverFound',
      session: leftoverSession,
    });
}

/** Leads from the login page, where the router was made, to the page that was wanted, and draws it once it is there. */
export async function enterConsole(root: Root, router: Router, target: string): Promise<void> {
  loadUserSettings();
  await router.navigate(target, { replace: true });
  await renderConsole(root, router);
}
