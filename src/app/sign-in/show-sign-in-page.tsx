// Shows the login page, and prepares the console while the user signs in.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { dialectOf, type Dialect } from '#api/dialect/dialect.ts';
import { ping } from '#api/dialect/ping.ts';
import { InternalError } from '#app/internal-error.tsx';
import type { Router } from '#app/routes.tsx';
import { storeSession } from '#app/session/stored-session.ts';
import type { Config, AuthProvider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import { parseSession } from '#domain/session/session-record.ts';
import { textOr } from '#lib/untrusted.ts';
import { restoreFragment } from '#lib/browser/fragment-storage.ts';
import { stopRecordingInput } from './replay-early-input.ts';
import { SignInPage } from './sign-in-page.tsx';

const fetchConsole = () => import('#app/console.tsx');
const fetchProtectedRoutes = () => import('#app/protected-routes.tsx');
const fetchPrerender = () => import('#app/prerender-console.tsx');

const HOME_PATH = '/web';

const PING_TIMEOUT_MS = 5_000;

/** Input of a user who is signing in: typing or pressing. */
const INTERACTION_EVENTS = ['input', 'pointerdown'] as const;

async function dialectFor({ auth }: Config): Promise<Dialect | undefined> {
  if (auth.privateKeyPolicy === 'none') return undefined;
  // An unknown version counts as the older line. The form does not wait for a proxy that does not respond.
  const answer = await ping(AbortSignal.timeout(PING_TIMEOUT_MS)).catch(() => undefined);
  return answer && dialectOf(textOr(answer.server_version, ''));
}

interface MountOptions {
  container: HTMLElement;
  config: Config;
  /** Whether the defaults replace a configuration that failed to load. */
  isConfigMissing: boolean;
  /** Whether the page contains a form rendered for exactly this configuration. */
  isServerRendered: boolean;
}

function mount({ container, isServerRendered }: MountOptions, content: ReactNode): Root {
  let root!: Root; // assigned synchronously by the transition below
  const onUncaughtError = (error: unknown) => root.render(<InternalError isStandalone error={error} />);
  stopRecordingInput();
  // A transition renders in slices, so that slow devices handle input in between.
  startTransition(() => {
    if (isServerRendered) root = hydrateRoot(container, content, { onUncaughtError });
    else (root = createRoot(container, { onUncaughtError })).render(content);
  });
  return root;
}

/** The address to open after the sign-in. Loads the code of the console, because only it knows which pages exist. */
const redirectAddress = async (): Promise<string> => (await fetchConsole()).redirectTarget(location.search);

async function redirectToProvider(provider: AuthProvider): Promise<void> {
  const target = await redirectAddress().catch(() => HOME_PATH);
  location.assign(ssoAddress(provider, new URL(target, location.origin).href));
}

/** Shows the login page, and after a sign-in the console (docs/behaviour.md#sign-in). */
export async function showSignInPage(options: MountOptions): Promise<void> {
  const { config, isConfigMissing } = options;
  let isSignedIn = false;
  let prepared: { router: Router; stopPrerender: () => void } | undefined;
  /** Prefetches and prepares the console. Failures are ignored, because each part loads again when it is needed. */
  const prepare = async () => {
    const firstPage = fetchProtectedRoutes().then(({ importFirstPage }) => importFirstPage());
    const modules = await Promise.all([fetchPrerender(), fetchConsole(), firstPage]).catch(() => undefined);
    if (!modules || isSignedIn) return;
    const [{ createRouterAtLogin, prerenderConsole }] = modules;
    prepared = { router: createRouterAtLogin(config), stopPrerender: prerenderConsole(config) };
  };
  const openConsole = async (answer: unknown): Promise<void> => {
    const parsed = parseSession(answer, Date.now());
    // The served page contains the bearer too (docs/protocol/auth-and-identity.md#23.6).
    if (!parsed.ok) return location.reload();
    storeSession(parsed.session);
    // The console needs the name of the cluster.
    if (isConfigMissing) return location.reload();
    isSignedIn = true;
    prepared?.stopPrerender();
    try {
      const { enterConsole, isInAppPath } = await fetchConsole();
      const target = restoreFragment(await redirectAddress());
      if (!isInAppPath(target)) return location.replace(target);
      (await fetchProtectedRoutes()).prefetchTarget(target, config);
      await enterConsole(root, prepared?.router ?? (await fetchPrerender()).createRouterAtLogin(config), target);
    } catch {
      location.reload(); // the reloaded page shows the error
    }
  };
  const dialect = await dialectFor(config);
  const interactionController = new AbortController();
  const startPreparing = () => {
    interactionController.abort();
    void prepare();
  };
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, startPreparing, { signal: interactionController.signal });
  // Users may have filled in the server-rendered form before the script ran.
  if (Array.from(options.container.querySelectorAll('input')).some(({ value }) => value !== '')) startPreparing();
  const props = {
    config,
    isConfigMissing,
    dialect,
    onSignedIn: openConsole,
    onProvider: (provider: AuthProvider) => void redirectToProvider(provider),
  };
  const root = mount(options, <SignInPage {...props} />);
}
