// Renders the sign-in form on the server, so that users can type before the script runs.
import { renderToString } from 'react-dom/server';
import { readConfig } from '#domain/config.ts';
import { SignInPage } from './sign-in-page.tsx';

const TITLE_TAG = /^<title>([^<]*)<\/title>/;

// Signing in needs a browser.
const noopHandlers = { onSignedIn: async () => undefined, onProvider: () => undefined };

/** The login page for one configuration; undefined if the sign-in methods depend on more than the configuration. */
export function renderSignInPage(raw: unknown): { title: string; html: string } | undefined {
  const config = readConfig(raw);
  if (config.auth.privateKeyPolicy !== 'none') return undefined;
  const rendered = renderToString(<SignInPage config={config} {...noopHandlers} />);
  return { title: TITLE_TAG.exec(rendered)?.[1] ?? '', html: rendered.replace(TITLE_TAG, '') };
}
