import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { dialectOf, ping, type Dialect } from '#api/ping.ts';
import type { Schemas } from '#api/schemas.ts';
import { InternalError } from '#app/internal-error.tsx';
import { keep } from '#app/session/storage.ts';
import type { Config, Provider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import { sessionOf } from '#domain/session/record.ts';
import { stopKeeping } from './early-acts.ts';
import { Entrance } from './entrance.tsx';

const fetchConsole = () => import('#app/console.tsx');
const fetchProtected = () => import('#app/protected-routes.tsx');

const HOME = '/web';

/** Of somebody who signs in: by typing, or by a press. */
const SIGNS = ['input', 'pointerdown'] as const;

/** Fetches what comes behind the sign-in, all at once, while one still types; what is missed is asked for when it is wanted. */
function warm(): void {
  void fetchConsole().catch(() => undefined);
  void fetchProtected()
    .then(({ fetchFirst }) => fetchFirst())
    .catch(() => undefined);
}

async function dialectFor({ auth }: Config): Promise<Dialect | undefined> {
  if (auth.privateKeyPolicy === 'none') return undefined;
  const answer = await ping().catch(() => undefined); // unknown, it is read as the older line
  return answer && dialectOf(answer.server_version);
}

interface Drawing {
  page: HTMLElement;
  config: Config;
  /** Whether the page came with the form of this very configuration. */
  isDrawn: boolean;
}

function draw({ page, isDrawn }: Drawing, content: ReactNode): Root {
  let root!: Root; // transitions begin at once
  const onUncaughtError = (error: unknown) => root.render(<InternalError error={error} />);
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
  const goOn = async (answer: Schemas['WebSession'] | undefined): Promise<void> => {
    const found = sessionOf(answer, Date.now());
    // A served page has the bearer as well (docs/protocol/auth-and-identity.md#23.6).
    if (!found.ok) return location.reload();
    keep(found.session);
    try {
      const { showConsole, isInThisPage } = await fetchConsole();
      const target = await wanted();
      if (!isInThisPage(target)) return location.replace(target);
      history.replaceState(null, '', target);
      (await fetchProtected()).askFor(target, config);
      await showConsole(root, config);
    } catch {
      location.reload(); // says itself what is wrong
    }
  };
  const dialect = await dialectFor(config);
  for (const type of SIGNS) addEventListener(type, warm, { once: true });
  const entrance = { config, dialect, onSignedIn: goOn, onProvider: (provider: Provider) => void leaveFor(provider) };
  const root = draw(drawing, <Entrance {...entrance} />);
}
