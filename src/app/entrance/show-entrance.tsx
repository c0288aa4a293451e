import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { dialectOf, ping, type Dialect } from '#api/ping.ts';
import type { Schemas } from '#api/schemas.ts';
import { InternalError } from '#app/internal-error.tsx';
import { keep } from '#app/session/storage.ts';
import type { Config } from '#domain/config.ts';
import { sessionOf } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { stopKeeping } from './early-acts.ts';
import { Entrance } from './entrance.tsx';

const fetchConsole = () => import('#app/console.tsx');

/** Fetches what comes behind the sign-in, while one still types. */
function warm(): void {
  void fetchConsole()
    .then(({ fetchFirst }) => fetchFirst())
    .catch(() => undefined); // missed when it is wanted
}

/** Some addresses are not ours, and the launcher has a page policy of its own. */
const isInThisPage = (target: string): boolean =>
  target.startsWith(links.home()) && !target.startsWith(links.appLauncher({ fqdn: 'x' }).slice(0, -1));

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
  const onUncaughtError = (error: unknown) => root.render(<InternalError error={error} />);
  stopKeeping();
  const root = isDrawn ? hydrateRoot(page, content, { onUncaughtError }) : createRoot(page, { onUncaughtError });
  // As a transition it is drawn in slices, between which slow devices hear their user.
  if (!isDrawn) startTransition(() => root.render(content));
  return root;
}

/** The login page, and after a sign-in the console in its place (docs/behaviour.md#sign-in). */
export async function showEntrance(drawing: Drawing): Promise<void> {
  const { config } = drawing;
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect_uri'), location.origin);
  const goOn = async (answer: Schemas['WebSession'] | undefined): Promise<void> => {
    const found = sessionOf(answer, Date.now());
    // A served page has the bearer as well (docs/protocol/auth-and-identity.md#23.6).
    if (!found.ok || !isInThisPage(target)) return location.replace(target);
    keep(found.session);
    history.replaceState(null, '', target);
    try {
      const { showConsole } = await fetchConsole();
      await showConsole(root, config);
    } catch {
      location.replace(target); // says itself what is wrong
    }
  };
  const dialect = await dialectFor(config);
  addEventListener('input', warm, { once: true });
  const root = draw(drawing, <Entrance config={config} dialect={dialect} target={target} onEntered={goOn} />);
}
