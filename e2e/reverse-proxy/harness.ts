// The fixtures of a reverse proxy's tests. All tests of a program share them: the program in front of Postern, a
// signed-in client, a quiet terminal that is open from the start, and a browser.
import { chromium, expect, test as base, type Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { browserPath } from '#e2e/browser/path.ts';
import { createClient, type Client } from '#e2e/contract/client.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { openShellTab } from '#e2e/harness/tabs.ts';
import type { ProgramName } from './programs.ts';
import { startPostern, startUpstream, type Postern, type Upstream } from './start-postern.ts';
import { startProgram, type RunningProgram } from './start-program.ts';
import { countFrames, openTerminal, type TerminalStream } from './terminal-stream.ts';

const USER = 'alice';

export interface WorkerFixtures {
  programName: ProgramName;
  upstream: Upstream;
  postern: Postern;
  program: RunningProgram;
  client: Client;
  quietTerminal: TerminalStream & { openedAt: number; receivedFrames: () => number };
  /** A signed-in user with the list of servers in one tab and a terminal in another. */
  browserSession: { page: Page; terminalTab: Page; consoleErrors: string[] };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/web');
  await page.getByLabel('Username').fill(USER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Servers' }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
}

export const test = base.extend<object, WorkerFixtures>({
  programName: ['nginx', { option: true, scope: 'worker' }],
  upstream: [
    async ({}, use) => {
      const upstream = await startUpstream();
      await use(upstream);
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  postern: [
    async ({ upstream }, use) => {
      const postern = await startPostern(upstream.origin);
      await use(postern);
      await postern.stop();
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ programName, postern }, use) => {
      const program = await startProgram(programName, [postern.port]);
      await use(program);
      await program.stop();
    },
    { scope: 'worker' },
  ],
  client: [
    async ({ program }, use) => {
      const client = createClient(new URL(program.origin), true);
      await client.openPage();
      const body = { user: USER, pass: PASSWORD, second_factor_token: '' };
      const { status } = await client.call('POST', '/v1/webapi/sessions/web', { body });
      expect(status).toBe(200);
      expect(await client.openPage()).toBe(true);
      await use(client);
    },
    { scope: 'worker' },
  ],
  quietTerminal: [
    async ({ client, upstream }, use) => {
      const terminal = await openTerminal(client, upstream.serverId);
      await use({ ...terminal, openedAt: performance.now(), receivedFrames: countFrames(terminal) });
      terminal.socket.terminate();
    },
    { scope: 'worker', auto: true },
  ],
  browserSession: [
    async ({ program }, use) => {
      const executablePath = browserPath();
      const browser = await chromium.launch(executablePath ? { executablePath } : {});
      const context = await browser.newContext({ baseURL: program.origin, ignoreHTTPSErrors: true, locale: 'en-GB' });
      await enableScreenReaderMode(context);
      const consoleErrors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
      context.on('weberror', (error) => consoleErrors.push(error.error().message));
      const page = await context.newPage();
      await signIn(page);
      await use({ page, terminalTab: await openShellTab(page), consoleErrors });
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
