import { expect, test } from '#e2e/harness/harness.ts';
import { all, box, LIST, openRunner, way } from './run-page.ts';

test.describe('where the proxy has no assistant', () => {
  // docs/behaviour.md#commands-on-many-servers "If the proxy has the assistant (14.x)"
  test('nothing is selected, and no command is run (docs/protocol/streams.md#13.4)', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await expect(way(page)).toBeHidden();
  });
});

test.describe('four servers', () => {
  test.use({ scenario: 'commands on four servers' });

  // docs/behaviour.md#commands-on-many-servers "If the proxy has the assistant (14.x)"
  test('the button counts what is selected, also while the list is searched and sorted', async ({ page }) => {
    await page.goto(LIST);
    await expect(way(page)).toHaveAccessibleName('Run command on 0 selected');
    await expect(way(page)).toHaveAccessibleDescription('Select servers in the list first');
    await box(page, 'web-01').check();
    await expect(way(page)).toHaveAccessibleName('Run command on 1 selected');
    await all(page).check();
    await expect(way(page)).toHaveAccessibleName('Run command on 4 selected');
    await all(page).uncheck();
    await expect(way(page)).toHaveAccessibleName('Run command on 0 selected');
    await box(page, 'gone-01').check();
    await page.getByRole('searchbox', { name: 'Search servers' }).fill('web');
    await expect(box(page, 'gone-01')).toBeHidden();
    await expect(way(page)).toHaveAccessibleName('Run command on 1 selected');
    await all(page).check();
    await expect(way(page)).toHaveAccessibleName('Run command on 3 selected');
    await page.getByRole('searchbox', { name: 'Search servers' }).fill('');
    await page.getByRole('button', { name: 'Hostname' }).click();
    await expect(box(page, 'gone-01')).toBeChecked();
    await expect(box(page, 'prod-01')).not.toBeChecked();
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await expect(box(page, 'web-01')).not.toBeChecked();
  });

  // docs/behaviour.md#commands-on-many-servers "The selection and the page that runs",
  // "The command is in the address of its websocket"
  test('Back leads to the list with its selection, and a reload forgets it', async ({ page }) => {
    await openRunner(page, 'web-01', 'web-02');
    await expect(page.getByText('2 servers selected')).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(box(page, 'web-02')).toBeChecked();
    await way(page).click();
    await page.getByRole('button', { name: 'Back to servers' }).click();
    await expect(box(page, 'web-01')).toBeChecked();
    await way(page).click();
    await page.reload();
    await expect(box(page, 'web-01')).not.toBeChecked();
  });
});

test.describe('without a login', () => {
  test.use({ scenario: 'servers without logins', as: 'erin' });

  test('the page says why nothing can be run', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.settings.assist = true;
    await openRunner(page, 'web-01');
    await expect(page.getByRole('alert')).toContainText('no login that works on all selected servers');
    await expect(page.getByRole('button', { name: 'Review servers' })).toBeHidden();
  });
});

test.describe('two hundred servers', () => {
  test.use({ scenario: 'commands on two hundred servers' });

  test('all that is loaded is selected and no more, and it stays while more come', async ({ page }) => {
    await page.goto(LIST);
    await expect(all(page)).toHaveAccessibleName('Select all 100 loaded');
    await all(page).check();
    await expect(way(page)).toHaveAccessibleName('Run command on 100 selected');
    await page.keyboard.press('End');
    await expect(all(page)).toHaveAccessibleName('Select all 200 loaded');
    await expect(all(page)).not.toBeChecked();
    await expect(way(page)).toHaveAccessibleName('Run command on 100 selected');
    await page.keyboard.press('Home');
    await expect(box(page, 'web-01')).toBeChecked();
    await expect(page.getByRole('columnheader', { name: /Select all 200/ })).toBeVisible();
  });
});
