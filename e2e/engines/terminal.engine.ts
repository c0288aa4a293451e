// Tests the terminal in Firefox and WebKit, including how quickly Ctrl+C stops a program that prints a lot.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, signIn, test } from './harness.ts';
import type { User } from './user.ts';

async function openShell(user: User, { origin, id }: { origin: string; id: string }): Promise<void> {
  await signIn(user);
  await user.tab.goTo(`${origin}/web/cluster/one.example.com/console/node/${id}/root`);
  await user.click('button', 'Connect as root');
  await user.waitForText('Connected');
}

const serverIdIn = (mock: Proxy) =>
  mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01')?.item.id ?? '';

test('a shell runs commands', async ({ user, origin, mock }) => {
  const { tab } = user;
  await openShell(user, { origin, id: serverIdIn(mock) });
  await test.step('the terminal shows typed text', async () => {
    await user.click('button', 'Screen reader mode');
    await user.click('region', 'Terminal of');
    await tab.type('echo one two grüß\n');
    await user.waitForText('grüß');
  });
  await test.step('Ctrl+F6 moves the focus out of the terminal', async () => {
    await tab.press('Control', 'F6');
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toContain('Servers');
  });
  await test.step('exiting the shell shows a button to start a new session', async () => {
    await user.click('region', 'Terminal of');
    await tab.type('exit 0\n');
    await user.waitFor('button', 'Start new session');
  });
});

/**
 * Lets a command flood the terminal with output for six seconds, then presses Ctrl+C. Returns the milliseconds from
 * Ctrl+C until the shell has exited.
 */
async function measureInterrupt(user: User, command: string): Promise<number> {
  const { tab } = user;
  await user.click('region', 'Terminal of');
  await tab.type(`${command}\n`);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const startedAt = performance.now();
  await tab.press('Control', 'c');
  await tab.type('exit 0\n');
  await user.waitFor('button', 'Start new session');
  return performance.now() - startedAt;
}

// Generous for busy machines. When the console did not limit its pending output, stopping took 4 to 11 s.
const MAX_INTERRUPT_MS = 2500;

test('Ctrl+C stops a flood of output quickly', async ({ user, origin, mock }) => {
  await openShell(user, { origin, id: serverIdIn(mock) });
  await test.step('plain lines', async () =>
    expect(await measureInterrupt(user, 'yes')).toBeLessThan(MAX_INTERRUPT_MS));
  await user.click('button', 'Start new session');
  await user.waitForText('Connected');
  await test.step('colored lines', async () =>
    expect(await measureInterrupt(user, 'colors --flood')).toBeLessThan(MAX_INTERRUPT_MS));
});
