// Starts the page: shows the sign-in page or the console.
import { createRoot } from 'react-dom/client';
import { readConfig, type Config } from '#domain/config.ts';
import { isLoginPage, isPublicPage, loginPathFor } from '#lib/public-page.ts';
import { storeFragment, restoreFragment } from '#lib/browser/fragment-storage.ts';
import { stopRecordingInput } from './sign-in/replay-early-input.ts';
import { showSignInPage } from './sign-in/show-sign-in-page.tsx';
import { ConsoleLoading } from './console-loading.tsx';
import { InternalError } from './internal-error.tsx';
import { importPageCode } from './page-code.ts';
import { CONFIGURATION } from './start-messages.ts';
import { validSession, takePageSession } from './session/stored-session.ts';
import { followTheme } from '#features/theme/theme.ts';
import { ConfigMissingError, readPageConfig, fetchConfig } from './web-config.ts';

/**
 * Whether the user must sign in first. If the requested page requires a session, the address becomes the address of the
 * login page, which contains the requested page.
 */
function mustSignIn(): boolean {
  const { pathname } = location;
  if (isLoginPage(pathname)) return !validSession(Date.now());
  if (isPublicPage(pathname) || validSession(Date.now())) return false;
  storeFragment(location);
  history.replaceState(null, '', loginPathFor(location));
  return true;
}

/** Restores the fragment of the requested address after a sign-in that reloaded the page (single sign-on). */
function restoreAddress(): void {
  const { pathname, search, hash } = location;
  if (hash === '') history.replaceState(history.state, '', restoreFragment(pathname + search));
}

/** Shows a loading page until the configuration arrives. */
async function waitForConfig(container: HTMLElement): Promise<Config | undefined> {
  const root = createRoot(container);
  root.render(<ConsoleLoading waitingFor={CONFIGURATION} />);
  const config = await fetchConfig();
  root.unmount();
  return config;
}

/** Starts the console in an empty page. Public pages need no request (docs/protocol/auth-and-identity.md#23.1). */
export async function startConsole(container: HTMLElement): Promise<void> {
  followTheme();
  const leftoverSession = takePageSession(Date.now());
  const pageConfig = readPageConfig();
  const loadedConfig = pageConfig?.config ?? (await waitForConfig(container));
  const config = loadedConfig ?? readConfig(undefined);
  // The console handles a leftover session.
  if (!leftoverSession && mustSignIn())
    return showSignInPage({
      container,
      config,
      isConfigMissing: loadedConfig === undefined,
      isServerRendered: pageConfig?.mayBeServerRendered === true && container.hasChildNodes(),
    });
  // The login page needs the configuration too: with a session, it redirects to the console.
  const isOpenToAll = isPublicPage(location.pathname) && !isLoginPage(location.pathname);
  if (!loadedConfig && !leftoverSession && !isOpenToAll) throw new ConfigMissingError();
  restoreAddress();
  stopRecordingInput();
  const { showConsole } = await importPageCode(() => import('./console.tsx'));
  await showConsole(createRoot(container), config, leftoverSession);
}

/** Replaces the whole page with the error, because the console cannot run without the part that is missing. */
export const showStartError = (container: HTMLElement, error: unknown): void =>
  createRoot(container).render(<InternalError isStandalone error={error} />);
