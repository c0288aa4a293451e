// What the server of the page draws into it, so that one may type before the script is there.
import { renderToString } from 'react-dom/server';
import { readConfig } from '#domain/config.ts';
import { Entrance } from './entrance.tsx';

const TITLE = /^<title>([^<]*)<\/title>/;

// Nobody enters ahead of the browser.
const nobody = { onEntered: async () => undefined, onProvider: () => undefined };

/** The login page for one configuration; undefined where it takes more than that to know how one may sign in. */
export function renderEntrance(raw: unknown): { title: string; html: string } | undefined {
  const config = readConfig(raw);
  if (config.auth.privateKeyPolicy !== 'none') return undefined;
  const drawn = renderToString(<Entrance config={config} {...nobody} />);
  return { title: TITLE.exec(drawn)?.[1] ?? '', html: drawn.replace(TITLE, '') };
}
