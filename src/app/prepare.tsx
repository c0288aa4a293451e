// What comes behind the sign-in is made ready while its user still types: the router, the fonts and, by one drawing in a
// document of its own that nobody sees, the code of the page that most sign-ins lead to. What has run before takes half
// the time.
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
import { readFonts } from '#ui/table/text-width.ts';
import { Frame } from './layout/frame.tsx';
import { protectedRoutes } from './protected-routes.tsx';
import { routerFor } from './routes.tsx';

const NOBODY: UserContext = {
  userName: '',
  authType: '',
  accessRequestId: '',
  userAcl: {},
  cluster: { name: '', authVersion: '', proxyVersion: '', publicURL: '' },
};

/** Somebody without a name who may do everything: who signs in, nobody knows yet. */
function anybody(config: Config): PageContext {
  const names = Object.keys(featuresOf({ acl: undefined, config }));
  return {
    cluster: config.proxyCluster,
    root: config.proxyCluster,
    config,
    user: NOBODY,
    features: Object.fromEntries(names.map((feature) => [feature, true])) as Features, // fromEntries forgets its keys
  };
}

function routerOver(page: PageContext) {
  const frame = (
    <Frame page={page} hasCluster>
      <Outlet context={page} />
    </Frame>
  );
  return createMemoryRouter([{ element: frame, children: [{ path: '*', Component: BlankServers }] }], {
    initialEntries: [links.servers({ cluster: page.cluster })],
  });
}

/**
 * In slices between which keys are heard. Being hidden, it has no effects: it asks for nothing, listens to nothing and
 * keeps nothing. What it returns gives up what is not drawn yet.
 */
export function drawAhead(config: Config): () => void {
  const unseen = document.implementation.createHTMLDocument();
  const root = createRoot(unseen.body);
  let isDrawn = false;
  new MutationObserver(() => (isDrawn = true)).observe(unseen.body, { childList: true });
  void readFonts();
  startTransition(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Activity mode="hidden">
          <RouterProvider router={routerOver(anybody(config))} />
        </Activity>
      </QueryClientProvider>,
    ),
  );
  // Once it is drawn, dropping it is left to the browser, which takes its time.
  return () => void (isDrawn || root.unmount());
}

/** A router that waits on the login page. */
export const routerAtLogin = (config: Config) => routerFor(config, { pages: protectedRoutes(config), isAtLogin: true });
