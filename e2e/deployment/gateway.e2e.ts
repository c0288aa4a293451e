// Tests the gateway, which serves the console and forwards requests to a proxy. The proxy is a mock behind TLS.
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, type Page } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve, type RunningServer } from '#serve/server.ts';
import { checkPage } from '#e2e/accessibility/check-page.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { test as base } from '#e2e/harness/page-errors.ts';
import { expectShellResponds, openShellTab } from '#e2e/harness/tabs.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  upstream: { mock: Proxy; served: RunningServer };
  origin: string;
}

const certificate = createCertificate('localhost');

const test = base.extend<Fixtures>({
  upstream: async ({}, use) => {
    const mock = createProxy({ scenario: 'two servers', secure: true, check: contractCheck });
    const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls: await certificate });
    await use({ mock, served });
    await served.close();
    expect(mock.violations).toEqual([]);
  },
  origin: async ({ upstream }, use) => {
    const back = { upstream: new URL(upstream.served.origin), insecure: true };
    const gateway = await serve({ dist: 'dist', host: 'localhost', port: 0, back });
    await use(gateway.origin);
    await gateway.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

/**
 * Runs a load balancer that terminates TLS and forwards requests and WebSockets over plain HTTP. If one connection
 * closes, it closes the other.
 */
async function withLoadBalancer(target: string, use: (origin: string) => Promise<void>): Promise<void> {
  const forwardRequest = ({ url, method, headers, socket }: IncomingMessage) =>
    request(new URL(url ?? '', target), {
      method,
      // A reused connection could be closed by the target at the same moment.
      agent: false,
      headers: {
        ...headers,
        host: 'inner.test',
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-host': headers.host,
        'x-forwarded-proto': 'https',
      },
    });
  const server = createServer(await certificate, (incoming, clientResponse) => {
    const forwarded = forwardRequest(incoming).on('response', (targetResponse) => {
      clientResponse.writeHead(targetResponse.statusCode ?? 502, targetResponse.headers);
      pipeline(targetResponse, clientResponse, () => targetResponse.destroy());
    });
    forwarded.on('error', () => clientResponse.destroy());
    clientResponse.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.on('upgrade', (incoming, socket: Socket) => {
    forwardRequest(incoming)
      .on('error', () => socket.destroy())
      .on('upgrade', ({ headers }, targetSocket, firstBytes) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
        socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
        targetSocket.unshift(firstBytes);
        pipeline(targetSocket, socket, () => targetSocket.destroy());
        pipeline(socket, targetSocket, () => socket.destroy());
      })
      .on('response', () => socket.destroy())
      .end();
  });
  server.listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  await use(`https://localhost:${(server.address() as AddressInfo).port}`);
  server.close().closeAllConnections();
}

async function useShell(page: Page): Promise<void> {
  await enableScreenReaderMode(page.context());
  await signIn(page);
  const tab = await openShellTab(page);
  await expectShellResponds(tab);
  await tab.keyboard.type('exit\n');
  await expect(tab.getByRole('alert')).toContainText('Session ended');
}

test('a user signs in and runs a command through the gateway', { tag: '@gate' }, async ({ page }) => {
  await useShell(page);
});

test.describe('behind a load balancer that terminates TLS', () => {
  test.use({
    ignoreHTTPSErrors: true,
    origin: async ({ upstream }, use) => {
      const back = { upstream: new URL(upstream.served.origin), insecure: true };
      const trusted = { addresses: ['127.0.0.1', '::1'] };
      const gateway = await serve({ dist: 'dist', host: 'localhost', port: 0, back, trusted });
      await withLoadBalancer(gateway.origin, use);
      await gateway.close();
    },
  });

  test('a user signs in and runs a command at the external address', async ({ page }) => {
    await useShell(page);
  });
});

test(
  'an error page appears when the proxy is down, and its retry link works when the proxy is back',
  { tag: '@gate' },
  async ({ page, upstream }) => {
    await signIn(page);
    const { port } = new URL(upstream.served.origin);
    await upstream.served.close();
    await page.goto('/web/login');
    await expect(page.getByRole('heading')).toContainText(/not|cannot|could/i);
    await checkPage(page, 'a proxy that cannot be reached');
    const back = { mock: upstream.mock };
    const restartedProxy = await serve({
      dist: 'dist',
      host: 'localhost',
      port: Number(port),
      back,
      tls: await certificate,
    });
    await page.getByRole('link', { name: /again|retry/i }).click();
    await expect(page.getByRole('heading', { name: 'one.example.com' })).toBeVisible();
    await restartedProxy.close();
  },
);
