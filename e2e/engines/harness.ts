// The fixtures of tests in Firefox and WebKit: a mock proxy over TLS, and a user with a browser. TLS is necessary
// because WebKit accepts Secure cookies only over TLS.
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import { serve } from '#serve/server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { programs } from './find-programs.ts';
import { userOf, type User } from './user.ts';
import { startWebKit } from './webkit.ts';

async function startEngine(name: 'firefox' | 'webkit'): Promise<Engine> {
  const { 'firefox-esr': firefox, 'webkit2gtk-driver': driver, xvfb } = programs;
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && driver && xvfb) return startWebKit({ driver, xvfb });
  throw new Error(`${name} is not here; docs/testing.md says what to install`);
}

export interface WorkerFixtures {
  engineName: 'firefox' | 'webkit';
  engine: Engine;
  certificate: { key: string; cert: string };
}

export interface TestFixtures {
  scenario: string;
  mock: Proxy;
  origin: string;
  user: User;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  certificate: [async ({}, use) => use(await createCertificate('localhost')), { scope: 'worker' }],
  scenario: ['default', { option: true }],
  mock: async ({ scenario }, use) => use(createProxy({ scenario, check: contractCheck })),
  origin: async ({ mock, certificate }, use) => {
    const server = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock }, tls: certificate });
    await use(server.origin);
    await server.close();
  },
  user: async ({ engine, origin, mock }, use, info) => {
    const tab = await engine.openTab();
    await tab.goTo(`${origin}/web/login`);
    await use(userOf(tab));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('seen.png'), await tab.screenshot());
    await tab.close();
    expect(mock.violations, 'the contract was broken').toEqual([]);
  },
});

export async function signIn(user: User, name = 'mira', password = 'wicket-gate-7'): Promise<void> {
  await user.fill('Username', name);
  await user.fill('Password', password);
  await user.tab.press('Enter');
  await user.waitFor('heading', 'one.example.com');
  await user.click('link', 'Servers');
  await user.waitFor('heading', 'Servers');
}

export { expect };
