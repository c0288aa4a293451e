// What the server of the page draws into it, so that users can type before the script is there.
import { renderToString } from 'react-dom/server';
import { readConfig } from '#domain/config.ts';
import { SignInPage } from './sign-in-page.tsx';

const TITLE_TAG = /^<title>([^<]*)<\/title>/;

// Signing in takes a browser.
const noopHandlers = { onSignedIn: async () => undefined, onProvider: () => undefined };

/** The login page for one configuration; undefined where the ways to sign in depend on more than that. */
export function renderSignInPage(raw: unknown): { title: string; html: string } | undefined {
  const config = readConfig(raw);
  if (config.auth.privateKeyPolicy !== 'none') return undefined;
  const rendered = renderToString(<SignInPage config={config} {...noopHandlers} />);
  return { title: TITLE_TAG.exec(rendered)?.[1] ?? '', html: rendered.replace(TITLE_TAG, '') };
}
