// Runs a mock in its own process, because a mock that draws a desktop or floods terminals must not slow down the
// measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { signIn } from '#e2e/bench/bench-context.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { withDevToolsBrowser, type DevToolsPage } from './devtools-browser.ts';

interface ServedMock {
  origin: string;
  cookies: Parameters<BrowserContext['addCookies']>[0];
}

/** Runs in the other process: serves the scenario, and prints its address and the user's cookies. */
async function serveMock(scenario: string, username: string): Promise<void> {
  const mock = createProxy({ scenario });
  mock.world.settings.rateLimits = false;
  const { origin } = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock } });
  const addCookies = async (cookies: ServedMock['cookies']) =>
    console.log(JSON.stringify({ origin, cookies } satisfies ServedMock));
  await signIn({ addCookies }, { mock, origin, username });
}

/** Calls `measure` with a page of this size, in which a user of a mock in another process is signed in. */
export async function inSeparateProcess<T>(
  { scenario, username, width, height }: { scenario: string; username: string; width: number; height: number },
  measure: (page: DevToolsPage, origin: string) => Promise<T>,
): Promise<T> {
  const mockProcess = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, scenario, username], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(mockProcess.stdout, 'data')) as [Buffer];
    const { origin, cookies } = JSON.parse(line.toString()) as ServedMock; // Printed by `serveMock`.
    return await withDevToolsBrowser(async (page) => {
      await page.send('Storage.setCookies', { cookies });
      await page.send('Page.enable');
      await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
      await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      return measure(page, origin);
    });
  } finally {
    mockProcess.kill();
    mockProcess.stdout.destroy();
  }
}

const [script, scenario, username] = process.argv.slice(1);
if (script === import.meta.filename && scenario !== undefined && username !== undefined)
  await serveMock(scenario, username);
