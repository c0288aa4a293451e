import { expect, test } from '#e2e/harness/harness.ts';
import { connected, chooseTabAction, PICKER_PATH, pickServer, picker, tabs } from './workspace.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

test('a search filters the servers, and the menu offers other logins', async ({ page }) => {
  await page.goto(PICKER_PATH);
  const search = picker(page).getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill('db');
  await expect(pickServer(page, 'Connect as root to web-01')).toBeHidden();
  await expect(pickServer(page, 'Connect as root to db-01')).toBeVisible();
  await search.fill('nothing like it');
  await expect(picker(page).getByRole('status')).toHaveText('No servers match "nothing like it"');
  await search.fill('');
  await picker(page).getByRole('button', { name: 'Other logins on web-01' }).click();
  await page.getByRole('textbox', { name: 'Other login' }).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/id-of-web-01\/nobody$/);
  await expect(page.getByRole('alert')).toContainText('Disconnected');
});

test('login@host connects to the host with this name', { tag: '@gate' }, async ({ page }) => {
  await page.goto(PICKER_PATH);
  await expect(picker(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('root@web-01');
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(page).toHaveURL(/console\/node\/web-01\/root$/);
});

test('recent servers have their own list', async ({ page }) => {
  await page.goto(PICKER_PATH);
  await expect(page.getByRole('list', { name: 'Recent servers' })).toBeHidden();
  await pickServer(page, 'Connect as root to db-01').click();
  await expect(connected(page)).toBeVisible();
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  await page.getByRole('list', { name: 'Recent servers' }).getByRole('button', { name: 'root@db-01' }).click();
  await expect(page.getByRole('list', { name: 'Session tabs' }).getByText('root@db-01')).toHaveCount(2);
});

test('the picker and the tab show the environment by the label in the settings', async ({ page, mock }) => {
  mock.world.db.server.get('id-of-web-01')?.item.tags.push({ name: 'ring', value: 'live' });
  await page.goto(PICKER_PATH);
  const server = picker(page).getByRole('listitem').filter({ hasText: 'web-01' });
  await expect(server).toBeVisible();
  await expect(server.getByTitle('ring: live')).toBeHidden();
  await page.goto('/web/settings');
  await page.getByLabel('Environment label').fill('ring');
  await page.goto(PICKER_PATH);
  await expect(server.getByTitle('ring: live')).toHaveText('live');
  await pickServer(page, 'Connect as root to web-01').click();
  await expect(tabs(page).getByTitle('ring: live')).toHaveText('live');
});

test('two pickers next to each other have distinct names, and a single picker has no number', async ({ page }) => {
  await page.goto(PICKER_PATH);
  await pickServer(page, 'Connect as root to db-01').click();
  await expect(connected(page)).toBeVisible();
  await chooseTabAction(page, 'Split right');
  await expect(page.getByRole('region', { name: 'Start a session', exact: true })).toBeVisible();
  await chooseTabAction(page, 'Split down');
  for (const pane of [2, 3]) {
    const choice = page.getByRole('region', { name: `Start a session, pane ${pane}`, exact: true });
    for (const list of ['Recent servers', 'Servers'])
      await expect(choice.getByRole('list', { name: `${list}, pane ${pane}`, exact: true })).toBeVisible();
  }
});

test.describe('when servers cannot be listed', () => {
  test.use({ scenario: 'servers failing' });

  test('the picker shows the error and retries', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(PICKER_PATH);
    await expect(page.getByRole('heading', { name: "Couldn't load servers" })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('the connection to the cluster was lost');
    mock.world.release(LIST_SERVERS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(pickServer(page, 'Connect as root to db-01')).toBeVisible();
  });
});
