import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { dialectOf, type Dialect } from '#api/dialect/dialect.ts';
import { ping } from '#api/dialect/ping.ts';
import { InternalError } from '#app/internal-error.tsx';
import type { Router } from '#app/routes.tsx';
import { keep } from '#app/session/storage.ts';
import type { Config, Provider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import { sessionOf } from '#domain/session/record.ts';
import { textOr } from '#lib/read.ts';
import { restoreFragment } from '#lib/browser/fragment-storage.ts';
import { stopKeeping } from './early-acts.ts';
import { Entrance } from './entrance.tsx';

const fetchConsole = () => import('#app/console.tsx');
const fetchProtected = () => import('#app/protected-routes.tsx');
const fetchPrepare = () => import('#app/prepare.tsx');

const HOME = '/web';

const PING_MS = 5_000;

/** Of somebody who signs in: by typing, or by a press. */
const SIGNS = ['input', 'pointerdown'] as const;

async function dialectFor({ auth }: Config): Promise<Dialect | undefined> {
  if (auth.privateKeyPolicy === 'none') return undefined;
  // Unknown, it is read as the older line. The form does not wait for a proxy that stays silent.
  const answer = await ping(AbortSignal.timeout(PING_MS)).catch(() => undefined);
  return answer && dialectOf(textOr(answer.server_version, ''));
}

interface Drawing {
  page: HTMLElement;
  config: Config;
  /** Whether the page came with the form of this very configuration. */
  isDrawn: boolean;
}

function draw({ page, isDrawn }: Drawing, content: ReactNode): Root {
  let root!: Root; // transitions begin at once
  const onUncaughtError = (error: unknown) => root.render(<InternalError alone error={error} />);
  stopKeeping();
  // As a transition it is drawn in slices, between which slow devices hear their user.
  startTransition(() => {
    if (isDrawn) root = hydrateRoot(page, content, { onUncaughtError });
    else (root = createRoot(page, { onUncaughtError })).render(content);
  });
  return root;
}

/** Which pages there are is known to the console alone. */
const wanted = async (): Promise<string> => (await fetchConsole()).wantedPage(location.search);

async function leaveFor(provider: Provider): Promise<void> {
  const target = await wanted().catch(() => HOME);
  location.assign(ssoAddress(provider, new URL(target, location.origin).href));
}

/** The login page, and after a sign-in the console in its place (docs/behaviour.md#sign-in). */
export async function showEntrance(drawing: Drawing): Promise<void> {
  const { config } = drawing;
  let isSignedIn = false;
  let ahead: { router: Router; stopDrawing: () => void } | undefined;
  /** Fetches what comes behind, all at once, and makes it ready; what is missed is asked for when it is wanted. */
  const prepare = async () => {
    const first = fetchProtected().then(({ fetchFirst }) => fetchFirst());
    const fetched = await Promise.all([fetchPrepare(), fetchConsole(), first]).catch(() => undefined);
    if (!fetched || isSignedIn) return;
    const [{ routerAtLogin, drawAhead }] = fetched;
    ahead = { router: routerAtLogin(config), stopDrawing: drawAhead(config) };
  };
  const goOn = async (answer: unknown): Promise<void> => {
    const found = sessionOf(answer, Date.now());
    // A served page has the bearer as well (docs/protocol/auth-and-identity.md#23.6).
    if (!found.ok) return location.reload();
    keep(found.session);
    isSignedIn = true;
    ahead?.stopDrawing();
    try {
      const { enterConsole, isInThisPage } = await fetchConsole();
      const target = restoreFragment(await wanted());
      if (!isInThisPage(target)) return location.replace(target);
      (await fetchProtected()).askFor(target, config);
      await enterConsole(root, ahead?.router ?? (await fetchPrepare()).routerAtLogin(config), target);
    } catch {
      location.reload(); // says itself what is wrong
    }
  };
  const dialect = await dialectFor(config);
  const signs = new AbortController();
  const begin = () => {
    signs.abort();
    void prepare();
  };
  for (const type of SIGNS) addEventListener(type, begin, { signal: signs.signal });
  // The drawn form may have been filled in before there was a script.
  if (Array.from(drawing.page.querySelectorAll('input')).some(({ value }) => value !== '')) begin();
  const entrance = { config, dialect, onSignedIn: goOn, onProvider: (provider: Provider) => void leaveFor(provider) };
  const root = draw(drawing, <Entrance {...entrance} />);
}
