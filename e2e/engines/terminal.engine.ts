import type { Proxy } from '#fixtures/proxy/proxy.ts';
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
    await user.clicks('button', 'Screen reader mode');
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
    await user.sees('button', 'Start new session');
  });
});

/** Until it has answered a word typed after Ctrl-C: what was on its way has been shown or left out by then. */
async function interrupts(user: User, command: string): Promise<number> {
  const { tab } = user;
  await user.clicks('region', 'Terminal of');
  await tab.type(`${command}\n`);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const began = performance.now();
  await tab.press('Control', 'c');
  await tab.type('exit 0\n');
  await user.sees('button', 'Start new session');
  return performance.now() - began;
}

// No figure of a bench: a machine that is busy with other tests has to keep it, and without a bound it was 4 to 11 s.
const SOON_MS = 2500;

test('a flood is interrupted soon', async ({ user, origin, mock }) => {
  await opensShell(user, { origin, id: idOf(mock) });
  await test.step('of plain lines', async () => expect(await interrupts(user, 'yes')).toBeLessThan(SOON_MS));
  await user.clicks('button', 'Start new session');
  await user.reads('Connected');
  await test.step('of coloured ones', async () =>
    expect(await interrupts(user, 'colors --flood')).toBeLessThan(SOON_MS));
});
