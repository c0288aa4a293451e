// Serves the console over plain HTTP under a name other than localhost, where browsers do not store Secure cookies. The
// proxy behind it uses TLS.
import { expect } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve } from '#serve/server.ts';
import { test as base } from './page-errors.ts';

export const test = base.extend<{ port: string }>({
  port: async ({}, use) => {
    const mock = createProxy({ scenario: 'MFA off', secure: true, check: contractCheck });
    const tls = await createCertificate('localhost');
    const proxy = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls });
    const back = { upstream: new URL(proxy.origin), insecure: true };
    const gateway = await serve({ dist: 'dist', host: 'localhost', port: 0, back, allowedHosts: ['console.test'] });
    await use(new URL(gateway.origin).port);
    await gateway.close();
    await proxy.close();
    expect(mock.violations).toEqual([]);
  },
  // The browser logs that it ignores this header without HTTPS.
  expectedErrors: async ({}, use) => use([/^The Cross-Origin-Opener-Policy header has been ignored/]),
  origins: async ({ port }, use) => use(['console', 'rebound'].map((name) => `http://${name}.test:${port}`)),
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.test localhost'];
    await use({ ...launchOptions, args });
  },
});
