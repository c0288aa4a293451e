// Tests the static demo, whose mock proxy runs in a service worker.
import files from '@fastify/static';
import fastify from 'fastify';
import { resolve } from 'node:path';
import { expect, test } from './harness.ts';

test('a user signs in to the demo and stays signed in after a reload', async ({ user, certificate }) => {
  const server = fastify({ https: certificate });
  await server.register(files, { root: resolve('dist-demo') });
  const address = await server.listen({ host: 'localhost', port: 0 });
  const origin = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  await test.step('a user signs in', async () => {
    await user.tab.goTo(`${origin}/web/`);
    await user.fill('Username', 'mira');
    await user.fill('Password', 'wicket-gate-7');
    await user.tab.press('Enter');
    await user.waitFor('heading', 'one.example.com');
  });
  await test.step('a reload keeps the page and the sign-in', async () => {
    await user.tab.evaluate(() => location.reload());
    await user.waitFor('heading', 'one.example.com');
    expect(await user.tab.evaluate(() => location.pathname)).toBe('/web/cluster/one.example.com');
  });
  await server.close();
});
