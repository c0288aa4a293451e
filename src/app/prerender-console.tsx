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

/** Somebody without a name who may do everything: who signs in, nobody knows yet. */
function placeholderContext(config: Config): PageContext {
  const names = Object.keys(featuresOf({ acl: undefined, config }));
  return {
    cluster: config.proxyCluster,
    root: config.proxyCluster,
    config,
    user: ANONYMOUS_USER,
    features: Object.fromEntries(names.map((feature) => [feature, true])) as Features, // fromEntries forgets its keys
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
 * In slices between which keys are heard. Being hidden, it has no effects: it asks for nothing, listens to nothing and
 * keeps nothing. What it returns gives up what is not drawn yet.
 */
export function prerenderConsole(config: Config): () => void {
  const hiddenDocument = document.implementation.createHTMLDocument();
  const root = createRoot(hiddenDocument.body);
  let isRendered = false;
  new MutationObserver(() => (isRendered = true)).observe(hiddenDocument.body, { childList: true });
  void readFonts();
  startTransition(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Activity mode="hidden">
          <RouterProvider router={createPreviewRouter(placeholderContext(config))} />
        </Activity>
      </QueryClientProvider>,
    ),
  );
  // Once it is drawn, dropping it is left to the browser, which takes its time.
  return () => void (isRendered || root.unmount());
}

/** A router that waits on the login page. */
export const createRouterAtLogin = (config: Config) =>
  createConsoleRouter(config, { pages: protectedRoutes(config), isAtLogin: true });
