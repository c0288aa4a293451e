// What the tests in other engines stand on: a mock proxy of its own over TLS, which Secure cookies need in WebKit, and a user.
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { check } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve } from '#serve/server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { programs } from './found.ts';
import { userAt, type User } from './user.ts';
import { startWebKit } from './webkit.ts';

async function start(name: 'firefox' | 'webkit'): Promise<Engine> {
  const { 'firefox-esr': firefox, 'webkit2gtk-driver': driver, xvfb } = programs;
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && driver && xvfb) return startWebKit({ driver, xvfb });
  throw new Error(`${name} is not here; docs/testing.md says what to install`);
}

export interface PerWorker {
  engineName: 'firefox' | 'webkit';
  engine: Engine;
  certificate: { key: string; cert: string };
}

export interface PerTest {
  scenario: string;
  mock: Proxy;
  origin: string;
  user: User;
}

export const test = base.extend<PerTest, PerWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  certificate: [async ({}, use) => use(await createCertificate('localhost')), { scope: 'worker' }],
  scenario: ['default', { option: true }],
  mock: async ({ scenario }, use) => use(createProxy({ scenario, check })),
  origin: async ({ mock, certificate }, use) => {
    const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls: certificate });
    await use(served.origin);
    await served.close();
  },
  user: async ({ engine, origin, mock }, use, info) => {
    const tab = await engine.open();
    await tab.go(`${origin}/web/login`);
    await use(userAt(tab));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('seen.png'), await tab.picture());
    await tab.close();
    expect(mock.violations, 'the contract was broken').toEqual([]);
  },
});

export async function signsIn(user: User, name = 'mira', password = 'wicket-gate-7'): Promise<void> {
  await user.fills('Username', name);
  await user.fills('Password', password);
  await user.tab.press('Enter');
  await user.sees('heading', 'Servers');
}

export { expect };
