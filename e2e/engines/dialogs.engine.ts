import { expect, signsIn, test } from './harness.ts';

const LIST = '/web/cluster/one.example.com/kubernetes';

test('a dialog keeps the focus, copies, and gives the focus back', async ({ user, origin }) => {
  const { tab } = user;
  await signsIn(user);
  await tab.go(origin + LIST);
  await user.clicks('button', 'Connect');
  await test.step('it opens with the focus in it', async () => {
    await user.sees('dialog', 'Connect to');
    expect(await tab.ask(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
  await test.step('a click copies, and says so', async () => {
    await user.clicks('button', 'Copy all commands');
    await user.reads('Copied');
  });
  await test.step('Escape gives the focus back to the button', async () => {
    await tab.press('Escape');
    await user.missesSoon('dialog');
    expect(await user.sees('button', 'Connect')).toMatchObject({ isFocused: true });
  });
  await test.step('what was copied can be pasted', async () => {
    await tab.press('/');
    await tab.press('Control', 'v');
    await expect.poll(() => tab.ask(() => new URLSearchParams(location.search).get('search'))).toContain('tsh login');
  });
  await test.step('? lists the keys, and closes by its button', async () => {
    await user.clicks('heading', 'Kubernetes');
    await tab.press('?');
    await user.sees('dialog', 'Keyboard shortcuts');
    await user.clicks('button', 'Close');
    await user.missesSoon('dialog');
  });
});
