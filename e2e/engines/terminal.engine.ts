import type { Proxy } from '#fixtures/proxy.ts';
import { expect, signsIn, test } from './harness.ts';
import type { User } from './user.ts';

async function opensShell(user: User, { origin, id }: { origin: string; id: string }): Promise<void> {
  await signsIn(user);
  await user.tab.go(`${origin}/web/cluster/one.example.com/console/node/${id}/root`);
  await user.clicks('button', 'Connect as root');
  await user.reads('Connected');
}

const idOf = (mock: Proxy) => mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01')?.item.id ?? '';

test('a shell is worked in', async ({ user, origin, mock }) => {
  const { tab } = user;
  await opensShell(user, { origin, id: idOf(mock) });
  await test.step('what is typed comes back, and what it prints', async () => {
    await user.clicks('button', 'Read output');
    await user.clicks('region', 'Terminal of');
    await tab.type('echo one two grüß\n');
    await user.reads('grüß');
  });
  await test.step('Ctrl F6 leaves it by keyboard', async () => {
    await tab.press('Control', 'F6');
    expect(await tab.ask(() => document.activeElement?.textContent)).toContain('Servers');
  });
  await test.step('it ends, and the way on has the focus', async () => {
    await user.clicks('region', 'Terminal of');
    await tab.type('exit 0\n');
    await user.sees('button', 'Start again');
  });
});
