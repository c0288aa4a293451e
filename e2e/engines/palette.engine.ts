import { expect, signsIn, test } from './harness.ts';

test('the palette finds, chooses and closes', async ({ user }) => {
  const { tab } = user;
  await signsIn(user);
  await user.reads('api-catalog-01');
  const search = async (text: string) => {
    await tab.press('Control', 'k');
    await user.sees('listbox', 'Results');
    await tab.type(text);
  };
  const focused = () =>
    tab.ask(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
  const closed = async () => {
    await user.missesSoon('dialog');
    expect(await focused()).toBe('Search or jump to…');
  };
  await test.step('it opens with its results to be read', async () => {
    await user.clicks('button', 'Search or jump to…');
    const { height } = await user.sees('listbox', 'Results');
    expect(height).toBeGreaterThan(200);
  });
  await test.step('a press beside it closes it and gives the focus back', async () => {
    await tab.click({ x: 40, y: 600 });
    await closed();
  });
  await test.step('what is typed is found', async () => {
    await search('web-01');
    await expect.poll(async () => (await user.sees('option')).name).toContain('web-01');
  });
  await test.step('a search without result says so, with room to be read', async () => {
    await tab.type('nowhere-to-be-found');
    await user.missesSoon('option');
    const { height } = await user.sees('dialog');
    expect(height).toBeGreaterThan(120);
  });
  await test.step('Escape closes it and gives the focus back', async () => {
    await tab.press('Escape');
    await closed();
  });
  await test.step('arrows and Enter go to a page', async () => {
    await search('databases');
    await user.sees('option', 'Databases');
    await tab.press('Enter');
    await user.sees('heading', 'Databases');
  });
});
