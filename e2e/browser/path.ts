import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * The path of the browser for the tests: CHROMIUM_PATH, else the first one on PATH, else undefined for Playwright's own
 * browser.
 */
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
