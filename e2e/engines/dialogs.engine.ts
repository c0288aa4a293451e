// Tests dialogs in Firefox and WebKit: the focus, copying and closing.
import { expect, signIn, test } from './harness.ts';

const KUBE_CLUSTERS_PATH = '/web/cluster/one.example.com/kubernetes';

test('a dialog takes the focus, copies text, and returns the focus when it closes', async ({ user, origin }) => {
  const { tab } = user;
  await signIn(user);
  await tab.goTo(origin + KUBE_CLUSTERS_PATH);
  await user.click('button', 'Connect');
  await test.step('the opened dialog has the focus', async () => {
    await user.waitFor('dialog', 'Connect to');
    expect(await tab.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
  await test.step('a click copies the commands and confirms it', async () => {
    await user.click('button', 'Copy all commands');
    await user.waitForText('Copied');
  });
  await test.step('Escape closes the dialog and returns the focus to the button', async () => {
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
  await test.step('? opens the list of shortcuts, and its button closes it', async () => {
    await user.click('heading', 'Kubernetes');
    await tab.press('?');
    await user.waitFor('dialog', 'Keyboard shortcuts');
    await user.click('button', 'Close');
    await user.waitForMissing('dialog');
  });
});
