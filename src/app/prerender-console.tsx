// Prepares the console while the user types into the sign-in form: the router, the fonts and the code of the most
// common first page, which renders once in a hidden document. Code that has run before takes half the time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { UserContext } from '#api/identity/user-context.ts';
import { featuresOf, type Features } from '#domain/access.ts';
import type { Config } from '#domain/config.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { BlankServers } from '#screens/resources/blank-servers.tsx';
import { preloadFonts } from '#ui/table/text-width.ts';
import { ConsoleFrame } from './layout/frame.tsx';
import { protectedRoutes } from './protected-routes.tsx';
import { createConsoleRouter } from './routes.tsx';

const ANONYMOUS_USER: UserContext = {
  userName: '',
  authType: '',
  accessRequestId: '',
  userAcl: {},
  cluster: { name: '', authVersion: '', proxyVersion: '', publicURL: '' },
};

/** A user without a name and with all permissions, because the real user is not known yet. */
function placeholderContext(config: Config): PageContext {
  const names = Object.keys(featuresOf({ acl: undefined, config }));
  return {
    cluster: config.proxyCluster,
    root: config.proxyCluster,
    config,
    user: ANONYMOUS_USER,
    features: Object.fromEntries(names.map((feature) => [feature, true])) as Features, // fromEntries loses the key type
  };
}

function createPreviewRouter(page: PageContext) {
  const frame = (
    <ConsoleFrame context={page} hasCluster>
      <Outlet context={page} />
    </ConsoleFrame>
  );
  return createMemoryRouter([{ element: frame, children: [{ path: '*', Component: BlankServers }] }], {
    initialEntries: [links.servers({ cluster: page.cluster })],
  });
}

/**
 * Renders the most common first page into a hidden document, in slices, so that key presses are handled in between. A
 * hidden tree runs no effects: it sends no requests, adds no listeners and stores nothing. The returned function
 * cancels an unfinished render.
 */
export function prerenderConsole(config: Config): () => void {
  const hiddenDocument = document.implementation.createHTMLDocument();
  const root = createRoot(hiddenDocument.body);
  let isRendered = false;
  new MutationObserver(() => (isRendered = true)).observe(hiddenDocument.body, { childList: true });
  void preloadFonts();
  startTransition(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Activity mode="hidden">
          <RouterProvider router={createPreviewRouter(placeholderContext(config))} />
        </Activity>
      </QueryClientProvider>,
    ),
  );
  // A finished tree is left to the garbage collector, because unmounting it takes time.
  return () => void (isRendered || root.unmount());
}

/** A router that stays on the login page until the sign-in. */
export const createRouterAtLogin = (config: Config) =>
  createConsoleRouter(config, { pages: protectedRoutes(config), isAtLogin: true });
