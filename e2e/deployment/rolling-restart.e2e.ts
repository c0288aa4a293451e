// Tests that users stay in their sessions while one copy of the console after the other restarts. A balancer that
// sends new connections to the running copy stands in front of them.
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createTestClock, type TestClock } from '#fixtures/encoding/time-source.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve, type RunningServer } from '#serve/server.ts';
import { test as base } from '#e2e/harness/page-errors.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { connected, openDesktop, statusLine } from '#e2e/desktop/desktop-page.ts';
import { openShellTab } from '#e2e/harness/tabs.ts';
import { signIn } from './sign-in.ts';

const RESTART_MESSAGE = 'This console is restarting; your session reconnects by itself.';
const DRAIN_TIMEOUT_MS = 20_000;
/** How long the proxy keeps a session without participants (docs/protocol/streams.md#4.1). */
const SESSION_LINGER_MS = 20_000;

interface Copies {
  origin: string;
  /** Sends new connections to a new copy, and drains the old one. Resolves when the old one has closed. */
  restart: () => Promise<void>;
  /** Sends new connections nowhere, and drains the only copy. */
  stop: () => Promise<void>;
  /** Starts a copy after `stop`. */
  start: () => Promise<void>;
}

interface Fixtures {
  scenario: string;
  /** The mock's clock. */
  clock: TestClock;
  mock: Proxy;
  copies: Copies;
}

const certificate = createCertificate('localhost');

async function startCopy(upstream: URL): Promise<RunningServer> {
  return serve({ dist: 'dist', host: 'localhost', port: 0, back: { upstream, insecure: true } });
}

async function startCopies(upstream: URL): Promise<Copies & { close: () => Promise<void> }> {
  let current: RunningServer | undefined = await startCopy(upstream);
  const balancer = createServer((client) => {
    if (!current) return client.destroy();
    const copy = connect(Number(new URL(current.origin).port), 'localhost');
    client.on('error', () => copy.destroy()).on('close', () => copy.destroy());
    copy.on('error', () => client.destroy()).on('close', () => client.destroy());
    return client.pipe(copy).pipe(client);
  }).listen(0, 'localhost');
  await new Promise((resolve) => balancer.once('listening', resolve));
  const { port } = balancer.address() as AddressInfo; // the balancer listens on a port
  async function replaceWith(next: RunningServer | undefined): Promise<void> {
    const old = current;
    current = next;
    await old?.drain(DRAIN_TIMEOUT_MS);
    await old?.close();
  }
  return {
    origin: `http://localhost:${port}`,
    restart: async () => replaceWith(await startCopy(upstream)),
    stop: () => replaceWith(undefined),
    start: async () => replaceWith(await startCopy(upstream)),
    async close() {
      balancer.close();
      await current?.close();
    },
  };
}

const test = base.extend<Fixtures>({
  scenario: ['two servers', { option: true }],
  clock: async ({}, use) => use(createTestClock(Date.now())),
  mock: async ({ scenario, clock }, use) => {
    const mock = createProxy({ scenario, secure: true, time: clock, check: contractCheck });
    await use(mock);
    expect(mock.violations).toEqual([]);
  },
  copies: async ({ mock }, use) => {
    const proxy = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls: await certificate });
    const copies = await startCopies(new URL(proxy.origin));
    await use(copies);
    await copies.close();
    await proxy.close();
  },
  baseURL: async ({ copies }, use) => use(copies.origin),
});

async function openShell(page: Page): Promise<Page> {
  await enableScreenReaderMode(page.context());
  await signIn(page);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  return openShellTab(page);
}

const outputRow = (tab: Page, text: RegExp) => tab.getByRole('listitem').filter({ hasText: text });
/** The console checks its server after growing pauses. */
const RECONNECT_TIMEOUT_MS = 15_000;
const isConnected = (tab: Page) =>
  expect(tab.getByText('Connected', { exact: true })).toBeVisible({ timeout: RECONNECT_TIMEOUT_MS });

// docs/behaviour.md#the-console-workspace "If the server of the console restarts", "It keeps text that is typed"
test(
  'a shell continues on another copy of the console without losing a typed character',
  { tag: '@gate' },
  async ({ page, mock, copies }) => {
    const tab = await openShell(page);
    await tab.keyboard.type('cd /etc\n');
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
    const typed = tab.keyboard.type(`echo ${words}`, { delay: 20 });
    await expect(outputRow(tab, /echo w0 .*w5/)).toBeVisible();
    const restarted = copies.restart();
    await expect(tab.getByRole('alert')).toHaveText(RESTART_MESSAGE);
    await typed;
    await restarted;
    await isConnected(tab);
    await tab.keyboard.type('; pwd\n');
    await expect(outputRow(tab, new RegExp(`^${words}$`))).toBeVisible();
    await expect(outputRow(tab, /^\/etc$/)).toBeVisible();
    expect(mock.world.db.activeSession.all()).toHaveLength(1);
  },
);

test('a shell waits for the only copy of the console and then continues', async ({ page, copies }) => {
  const tab = await openShell(page);
  await tab.keyboard.type('cd /etc\n');
  const failedChecks: string[] = [];
  tab.on('requestfailed', (request) => failedChecks.push(request.url()));
  await copies.stop();
  await tab.keyboard.type('pw');
  await expect.poll(() => failedChecks.length, { timeout: RECONNECT_TIMEOUT_MS }).toBeGreaterThan(1);
  await expect(tab.getByRole('alert')).toHaveText(RESTART_MESSAGE);
  await copies.start();
  await isConnected(tab);
  await tab.keyboard.type('d\n');
  await expect(outputRow(tab, /^\/etc$/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "If the session no longer exists"
test('a new shell starts without the typed text if the old session has ended in the meantime', async ({
  page,
  copies,
  clock,
}) => {
  const tab = await openShell(page);
  await tab.keyboard.type('cd /etc\n');
  await copies.stop();
  await expect(tab.getByRole('alert')).toHaveText(RESTART_MESSAGE);
  await tab.keyboard.type('reboot\n');
  clock.advance(SESSION_LINGER_MS);
  await copies.start();
  await isConnected(tab);
  await expect(outputRow(tab, /New session/)).toBeVisible();
  await tab.keyboard.type('pwd\n');
  await expect(outputRow(tab, /^\/root$/)).toBeVisible();
  await expect(outputRow(tab, /reboot/)).toBeHidden();
});

for (const scenario of ['a windows desktop', 'a windows desktop, 18.x'])
  test.describe(scenario, () => {
    test.use({ scenario });

    // docs/behaviour.md#live-desktops "If the server of the console restarts"
    test('a desktop connects again when the only copy of the console is back', async ({ page, copies, mock }) => {
      await signIn(page);
      await openDesktop(page);
      const before = mock.world.desktops.onlyOne();
      const failedChecks: string[] = [];
      page.on('requestfailed', (request) => failedChecks.push(request.url()));
      await copies.stop();
      await expect.poll(() => failedChecks.length).toBeGreaterThan(0);
      await expect(page.getByRole('alert')).toContainText(RESTART_MESSAGE);
      await expect(statusLine(page)).toHaveText('Reconnecting');
      await copies.start();
      await expect(connected(page)).toBeVisible({ timeout: RECONNECT_TIMEOUT_MS });
      expect(mock.world.desktops.onlyOne()).not.toBe(before);
    });
  });
