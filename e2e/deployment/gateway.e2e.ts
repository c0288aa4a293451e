// The gateway between the browser and a proxy, which is a mock served over TLS.
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, type Page } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve, type RunningServer } from '#serve/server.ts';
import { checkPage } from '#e2e/accessibility/check-page.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';
import { test as base } from '#e2e/harness/page-errors.ts';
import { expectShellResponds, openShellTab } from '#e2e/harness/tabs.ts';

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
 * A load balancer that terminates TLS and forwards everything over plain HTTP. If one side closes, it closes the other.
 */
async function withLoadBalancer(target: string, use: (origin: string) => Promise<void>): Promise<void> {
  const ask = ({ url, method, headers, socket }: IncomingMessage) =>
    request(new URL(url ?? '', target), {
      method,
      // A kept-alive connection could be reused just when the other side closes it.
      agent: false,
      headers: {
        ...headers,
        host: 'inner.test',
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-host': headers.host,
        'x-forwarded-proto': 'https',
      },
    });
  const server = createServer(await certificate, (incoming, answer) => {
    const asked = ask(incoming).on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => response.destroy());
    });
    asked.on('error', () => answer.destroy());
    answer.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  server.on('upgrade', (incoming, socket: Socket) => {
    ask(incoming)
      .on('error', () => socket.destroy())
      .on('upgrade', ({ headers }, far, first) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
        socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
        far.unshift(first);
        pipeline(far, socket, () => far.destroy());
        pipeline(socket, far, () => socket.destroy());
      })
      .on('response', () => socket.destroy())
      .end();
  });
  server.listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  await use(`https://localhost:${(server.address() as AddressInfo).port}`);
  server.close().closeAllConnections();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/web');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
}

async function useShell(page: Page): Promise<void> {
  await enableScreenReaderMode(page.context());
  await signIn(page);
  const tab = await openShellTab(page);
  await expectShellResponds(tab);
  await tab.keyboard.type('exit\n');
  await expect(tab.getByRole('alert')).toContainText('Session ended');
}

test('a user signs in and works in a shell in front of a proxy over TLS', { tag: '@gate' }, async ({ page }) => {
  await useShell(page);
});

test.describe('behind a load balancer that ends TLS', () => {
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

  test('a user signs in and works in a shell under the external name and scheme', async ({ page }) => {
    await useShell(page);
  });
});

test('a proxy that goes down is reported, and a retry reconnects', { tag: '@gate' }, async ({ page, upstream }) => {
  await signIn(page);
  const { port } = new URL(upstream.served.origin);
  await upstream.served.close();
  await page.goto('/web/login');
  await expect(page.getByRole('heading')).toContainText(/not|cannot|could/i);
  await checkPage(page, 'a proxy that cannot be reached');
  const back = { mock: upstream.mock };
  const again = await serve({ dist: 'dist', host: 'localhost', port: Number(port), back, tls: await certificate });
  await page.getByRole('link', { name: /again|retry/i }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await again.close();
});
