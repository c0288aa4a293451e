// Tests the command palette in Firefox and WebKit.
import { expect, signIn, test } from './harness.ts';

test('the palette finds entries, opens a page, and closes', async ({ user }) => {
  const { tab } = user;
  await signIn(user);
  await user.waitForText('api-catalog-01');
  const search = async (text: string) => {
    await tab.press('Control', 'k');
    await user.waitFor('listbox', 'Results');
    await tab.type(text);
  };
  const focusedElementName = () =>
    tab.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
  const expectClosed = async () => {
    await user.waitForMissing('dialog');
    expect(await focusedElementName()).toBe('Search or jump to…');
  };
  await test.step('a click opens the palette, with space for results', async () => {
    await user.click('button', 'Search or jump to…');
    const { height } = await user.waitFor('listbox', 'Results');
    expect(height).toBeGreaterThan(200);
  });
  await test.step('a click outside the palette closes it and returns the focus', async () => {
    await tab.click({ x: 40, y: 600 });
    await expectClosed();
  });
  await test.step('typed text finds entries', async () => {
    await search('web-01');
    await expect.poll(async () => (await user.waitFor('option')).name).toContain('web-01');
  });
  await test.step('a search without results keeps space for its message', async () => {
    await tab.type('nowhere-to-be-found');
    await user.waitForMissing('option');
    const { height } = await user.waitFor('dialog');
    expect(height).toBeGreaterThan(120);
  });
  await test.step('Escape closes the palette and returns the focus', async () => {
    await tab.press('Escape');
    await expectClosed();
  });
  await test.step('Enter opens the first result', async () => {
    await search('databases');
    await user.waitFor('option', 'Databases');
    await tab.press('Enter');
    await user.waitFor('heading', 'Databases');
  });
});
