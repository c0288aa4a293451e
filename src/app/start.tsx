import { createRoot } from 'react-dom/client';
import type { Config } from '#domain/config.ts';
import { isLoginPage, isPublicPage, loginFrom } from '#lib/public-page.ts';
import { storeFragment, restoreFragment } from '#lib/browser/fragment-storage.ts';
import { stopKeeping } from './entrance/early-acts.ts';
import { showEntrance } from './entrance/show-entrance.tsx';
import { FirstPageWait } from './first-page-wait.tsx';
import { InternalError } from './internal-error.tsx';
import { fetchCode } from './page-code.ts';
import { CONFIGURATION } from './start-messages.ts';
import { liveSession, takeSession } from './session/storage.ts';
import { followTheme } from '#features/theme/theme.ts';
import { configInPage, fetchConfig } from './web-config.ts';

/** Whether nobody is signed in, on a page that is only for those who are; what it is to become is in the address then. */
function isEntrance(): boolean {
  const { pathname } = location;
  if (isLoginPage(pathname)) return !liveSession(Date.now());
  if (isPublicPage(pathname) || liveSession(Date.now())) return false;
  storeFragment(location);
  history.replaceState(null, '', loginFrom(location));
  return true;
}

/** After a sign-in that reloaded the page, as single sign-on does. */
function restoreAddress(): void {
  const { pathname, search, hash } = location;
  if (hash === '') history.replaceState(history.state, '', restoreFragment(pathname + search));
}

/** Shows that it waits, in place of a page that can't be drawn yet. */
async function waitForConfig(page: HTMLElement): Promise<Config> {
  const root = createRoot(page);
  root.render(<FirstPageWait what={CONFIGURATION} />);
  const config = await fetchConfig();
  root.unmount();
  return config;
}

/**
 * From an empty page to the console: no call is needed for what is public (docs/protocol/auth-and-identity.md#23.1).
 */
export async function start(page: HTMLElement): Promise<void> {
  followTheme();
  const left = takeSession(Date.now());
  const served = configInPage();
  const config = served?.config ?? (await waitForConfig(page));
  // What follows the end of a session that was left is the console's.
  if (!left && isEntrance())
    return showEntrance({ page, config, isDrawn: served?.isDrawn === true && page.hasChildNodes() });
  restoreAddress();
  stopKeeping();
  const { showConsole } = await fetchCode(() => import('./console.tsx'));
  await showConsole(createRoot(page), config, left);
}

/** In the place of everything: without what did not come there is nothing to wait for. */
export const showFailure = (page: HTMLElement, error: unknown): void =>
  createRoot(page).render(<InternalError alone error={error} />);
