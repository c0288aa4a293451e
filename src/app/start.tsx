import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queries } from '#api/queries.ts';
import { InternalError } from './broken.tsx';
import { routerFor } from './routes.tsx';
import { takeSession } from './session/storage.ts';
import { followTheme } from './theme.ts';
import { Unstyled } from './unstyled.tsx';
import { loadConfig } from './web-config.ts';

/**
 * From an empty page to the console: no call is needed for what is public (docs/protocol/auth-and-identity.md#23.1).
 */
export async function start(root: Root): Promise<void> {
  followTheme();
  const left = takeSession(Date.now());
  const router = routerFor(await loadConfig());
  // Only once the address says where one was going: what follows the end of the session begins there.
  if (left)
    void settled(router)
      .then(() => import('./session/session.ts'))
      .then(({ tell }) => tell({ on: 'leftOverFound', session: left }))
      .catch((error: unknown) => showFailure(root, error));
  // As a transition it is drawn in slices, between which slow devices hear their user.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <Unstyled />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** In the place of everything: without what did not come there is nothing to wait for. */
export const showFailure = (root: Root, error: unknown): void => root.render(<InternalError error={error} />);

/** Resolves when the first page is there, be it the one that was asked for or another that it led to. */
const settled = (router: ReturnType<typeof routerFor>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
