// What the server of the page draws into it, so that users can type before the script is there.
import { renderToString } from 'react-dom/server';
import { readConfig } from '#domain/config.ts';
import { Entrance } from './entrance.tsx';

const TITLE = /^<title>([^<]*)<\/title>/;

// Signing in takes a browser.
const inert = { onSignedIn: async () => undefined, onProvider: () => undefined };

/** The login page for one configuration; undefined where the ways to sign in depend on more than that. */
export function renderEntrance(raw: unknown): { title: string; html: string } | undefined {
  const config = readConfig(raw);
  if (config.auth.privateKeyPolicy !== 'none') return undefined;
  const drawn = renderToString(<Entrance config={config} {...inert} />);
  return { title: TITLE.exec(drawn)?.[1] ?? '', html: drawn.replace(TITLE, '') };
}
