import { expect, signIn, test } from './harness.ts';

const KUBE_CLUSTERS_PATH = '/web/cluster/one.example.com/kubernetes';

test('a dialog keeps the focus, copies, and returns the focus', async ({ user, origin }) => {
  const { tab } = user;
  await signIn(user);
  await tab.goTo(origin + KUBE_CLUSTERS_PATH);
  await user.click('button', 'Connect');
  await test.step('it opens with the focus in it', async () => {
    await user.waitFor('dialog', 'Connect to');
    expect(await tab.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
  await test.step('a click copies, and says so', async () => {
    await user.click('button', 'Copy all commands');
    await user.waitForText('Copied');
  });
  await test.step('Escape gives the focus back to the button', async () => {
    await tab.press('Escape');
    await user.waitForMissing('dialog');
    expect(await user.waitFor('button', 'Connect')).toMatchObject({ isFocused: true });
  });
  await test.step('copied text can be pasted', async () => {
    await tab.press('/');
    await tab.press('Control', 'v');
    await expect
      .poll(() => tab.evaluate(() => new URLSearchParams(location.search).get('search')))
      .toContain('tsh login');
  });
  await test.step('? lists the keys, and closes by its button', async () => {
    await user.click('heading', 'Kubernetes');
    await tab.press('?');
    await user.waitFor('dialog', 'Keyboard shortcuts');
    await user.click('button', 'Close');
    await user.waitForMissing('dialog');
  });
});
