import { expect, test } from '#e2e/harness/harness.ts';
import { selectAllCheckbox, rowCheckbox, SERVERS_PATH, openRunner, runCommandButton } from './run-page.ts';

test.describe('when the proxy has no assistant', () => {
  // docs/behaviour.md#commands-on-many-servers "If the proxy has the assistant (14.x)"
  test('servers cannot be selected, and no command runs (docs/protocol/streams.md#13.4)', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await expect(runCommandButton(page)).toBeHidden();
  });
});

test.describe('four servers', () => {
  test.use({ scenario: 'commands on four servers' });

  // docs/behaviour.md#commands-on-many-servers "If the proxy has the assistant (14.x)"
  test('the button counts selected servers, also while the list is searched and sorted', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 0 selected');
    await expect(runCommandButton(page)).toHaveAccessibleDescription('Select servers in the list first');
    await rowCheckbox(page, 'web-01').check();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 1 selected');
    await selectAllCheckbox(page).check();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 4 selected');
    await selectAllCheckbox(page).uncheck();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 0 selected');
    await rowCheckbox(page, 'gone-01').check();
    await page.getByRole('searchbox', { name: 'Search servers' }).fill('web');
    await expect(rowCheckbox(page, 'gone-01')).toBeHidden();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 1 selected');
    await selectAllCheckbox(page).check();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 3 selected');
    await page.getByRole('searchbox', { name: 'Search servers' }).fill('');
    await page.getByRole('button', { name: 'Hostname' }).click();
    await expect(rowCheckbox(page, 'gone-01')).toBeChecked();
    await expect(rowCheckbox(page, 'prod-01')).not.toBeChecked();
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await expect(rowCheckbox(page, 'web-01')).not.toBeChecked();
  });

  // docs/behaviour.md#commands-on-many-servers "The selection and the page that runs",
  // "The command is in the address of its websocket"
  test('Back restores the list with its selection, and a reload clears it', async ({ page }) => {
    await openRunner(page, 'web-01', 'web-02');
    await expect(page.getByText('2 servers selected')).toBeVisible();
    await expect(page).toHaveURL(SERVERS_PATH);
    await page.goBack();
    await expect(rowCheckbox(page, 'web-02')).toBeChecked();
    await runCommandButton(page).click();
    await page.getByRole('button', { name: 'Back to servers' }).click();
    await expect(rowCheckbox(page, 'web-01')).toBeChecked();
    await runCommandButton(page).click();
    await page.reload();
    await expect(rowCheckbox(page, 'web-01')).not.toBeChecked();
  });
});

test.describe('without a login', () => {
  test.use({ scenario: 'servers without logins', username: 'erin' });

  test('the page says why no command can run', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.settings.assist = true;
    await openRunner(page, 'web-01');
    await expect(page.getByRole('alert')).toContainText('no login that works on all selected servers');
    await expect(page.getByRole('button', { name: 'Review servers' })).toBeHidden();
  });
});

test.describe('two hundred servers', () => {
  test.use({ scenario: 'commands on two hundred servers' });

  test('selecting all selects only the loaded servers, and the selection stays while more load', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(selectAllCheckbox(page)).toHaveAccessibleName('Select all 100 loaded');
    await selectAllCheckbox(page).check();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 100 selected');
    await page.keyboard.press('End');
    await expect(selectAllCheckbox(page)).toHaveAccessibleName('Select all 200 loaded');
    await expect(selectAllCheckbox(page)).not.toBeChecked();
    await expect(runCommandButton(page)).toHaveAccessibleName('Run command on 100 selected');
    await page.keyboard.press('Home');
    await expect(rowCheckbox(page, 'web-01')).toBeChecked();
    await expect(page.getByRole('columnheader', { name: /Select all 200/ })).toBeVisible();
  });
});
