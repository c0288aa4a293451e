import { createRoot } from 'react-dom/client';
import { isLoginPage, isPublicPage, loginFrom } from '#lib/public-page.ts';
import { keepFragment, takeFragment } from '#lib/browser/fragment-storage.ts';
import { stopKeeping } from './entrance/early-acts.ts';
import { showEntrance } from './entrance/show-entrance.tsx';
import { InternalError } from './internal-error.tsx';
import { fetchCode } from './page-code.ts';
import { liveSession, takeSession } from './session/storage.ts';
import { followTheme } from '#features/theme/theme.ts';
import { loadConfig } from './web-config.ts';

/** Whether nobody is signed in, on a page that is only for those who are; what it is to become is in the address then. */
function isEntrance(): boolean {
  const { pathname } = location;
  if (isLoginPage(pathname)) return !liveSession(Date.now());
  if (isPublicPage(pathname) || liveSession(Date.now())) return false;
  keepFragment(location);
  history.replaceState(null, '', loginFrom(location));
  return true;
}

/** After a sign-in that loaded the page anew, as single sign-on does. */
function restoreFragment(): void {
  const { pathname, search, hash } = location;
  if (hash === '') history.replaceState(history.state, '', takeFragment(pathname + search));
}

/**
 * From an empty page to the console: no call is needed for what is public (docs/protocol/auth-and-identity.md#23.1).
 */
export async function start(page: HTMLElement): Promise<void> {
  followTheme();
  const left = takeSession(Date.now());
  const { config, isDrawn } = await loadConfig();
  // What follows the end of a session that was left is the console's.
  if (!left && isEntrance()) return showEntrance({ page, config, isDrawn: isDrawn && page.hasChildNodes() });
  restoreFragment();
  stopKeeping();
  const { showConsole } = await fetchCode(() => import('./console.tsx'));
  await showConsole(createRoot(page), config, left);
}

/** In the place of everything: without what did not come there is nothing to wait for. */
export const showFailure = (page: HTMLElement, error: unknown): void =>
  createRoot(page).render(<InternalError alone error={error} />);
