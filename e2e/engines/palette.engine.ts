import { expect, signIn, test } from './harness.ts';

test('the palette finds, selects and closes', async ({ user }) => {
  const { tab } = user;
  await signIn(user);
  await user.waitForText('api-catalog-01');
  const search = async (text: string) => {
    await tab.press('Control', 'k');
    await user.waitFor('listbox', 'Results');
    await tab.type(text);
  };
  const focused = () =>
    tab.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
  const closed = async () => {
    await user.waitForMissing('dialog');
    expect(await focused()).toBe('Search or jump to…');
  };
  await test.step('it opens with its results to be read', async () => {
    await user.click('button', 'Search or jump to…');
    const { height } = await user.waitFor('listbox', 'Results');
    expect(height).toBeGreaterThan(200);
  });
  await test.step('a press beside it closes it and gives the focus back', async () => {
    await tab.click({ x: 40, y: 600 });
    await closed();
  });
  await test.step('typed text finds entries', async () => {
    await search('web-01');
    await expect.poll(async () => (await user.waitFor('option')).name).toContain('web-01');
  });
  await test.step('a search without result says so, with room to be read', async () => {
    await tab.type('nowhere-to-be-found');
    await user.waitForMissing('option');
    const { height } = await user.waitFor('dialog');
    expect(height).toBeGreaterThan(120);
  });
  await test.step('Escape closes it and gives the focus back', async () => {
    await tab.press('Escape');
    await closed();
  });
  await test.step('arrows and Enter go to a page', async () => {
    await search('databases');
    await user.waitFor('option', 'Databases');
    await tab.press('Enter');
    await user.waitFor('heading', 'Databases');
  });
});
