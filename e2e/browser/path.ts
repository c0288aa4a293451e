import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The browser that drives the tests: CHROMIUM_PATH, else one on PATH; undefined leaves it to Playwright's own. */
export function browserPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named === 'playwright') return undefined;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: no file ${named}`);
    return named;
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
