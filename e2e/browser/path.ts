import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSER_NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * The path of the browser for the tests: CHROMIUM_PATH, else the first one on PATH, else undefined for Playwright's own
 * browser.
 */
export function browserPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const configuredPath = env['CHROMIUM_PATH'];
  if (configuredPath === 'playwright') return undefined;
  if (configuredPath) {
    if (!existsSync(configuredPath)) throw new Error(`CHROMIUM_PATH: no file ${configuredPath}`);
    return configuredPath;
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  return BROWSER_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
