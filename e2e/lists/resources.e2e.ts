// Tests the lists of applications, Kubernetes clusters, databases and desktops. The tests of servers cover all states
// of a list. These tests cover the differences.
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord, RESOURCE_KINDS, rowNames, horizontalOverflow, row, title } from '#e2e/harness/resource-kinds.ts';

const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

for (const kind of RESOURCE_KINDS)
  test.describe(`the list of ${kind.noun}`, () => {
    const { noun, path, singular, plural } = kind;
    test.use({ scenario: `two ${noun}` });

    test(`the ${noun} are listed and counted, and fit a narrow window`, { tag: '@gate' }, async ({ page }) => {
      await page.goto('/web/cluster/one.example.com/nodes');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: kind.title }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`one.example.com • ${kind.title}`);
      await expect(rowNames(page)).toHaveText(['alpha', 'beta']);
      await expect(page.getByRole('table', { name: kind.title })).toHaveAttribute('aria-rowcount', '3');
      await expect(page.getByRole('status').filter({ hasText: `2 ${plural}` })).toBeVisible();
      await expect(row(page, /alpha/).getByRole(kind.actionRole, { name: kind.connectLabel('alpha') })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      await page.reload();
      await expect(rowNames(page)).toHaveText(['alpha', 'beta']);
      const button = row(page, /beta/).getByRole(kind.actionRole, { name: kind.connectLabel('beta') });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });

    // docs/behaviour.md#pages "The address contains the search"
    test(`the ${noun} can be searched, filtered by label and sorted, and a reload keeps the search and order`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(rowNames(page)).toHaveText(['alpha', 'beta']);
      await page.keyboard.press('/');
      const search = page.getByRole('searchbox', { name: kind.searchLabel });
      await expect(search).toBeFocused();
      await page.keyboard.type('bet');
      await expect(rowNames(page)).toHaveText(['beta']);
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1 ${singular} matches$`) })).toBeVisible();
      await expect(page).toHaveURL(`${path}?search=bet`);
      await page.reload();
      await expect(search).toHaveValue('bet');
      await search.fill('nothing like it');
      await expect(title(page, `No ${plural} match "nothing like it"`)).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rowNames(page)).toHaveText(['alpha', 'beta']);
      await expect(page).toHaveURL(path);
      await row(page, /beta/).getByRole('button', { name: 'env: staging, filter' }).click();
      await expect(rowNames(page)).toHaveText(['beta']);
      await page.getByRole('button', { name: 'Remove filter env: staging' }).click();
      await expect(rowNames(page)).toHaveText(['alpha', 'beta']);
      const nameHeader = page.getByRole('columnheader', { name: 'Name' });
      await expect(nameHeader).toHaveAttribute('aria-sort', 'ascending');
      await nameHeader.getByRole('button').click();
      await expect(rowNames(page)).toHaveText(['beta', 'alpha']);
      await page.reload();
      await expect(rowNames(page)).toHaveText(['beta', 'alpha']);
      await expect(nameHeader).toHaveAttribute('aria-sort', 'descending');
    });

    if (kind.extraSort) {
      const { column, ascendingRows } = kind.extraSort;
      test(`the ${noun} can be sorted by ${column.toLowerCase()}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('columnheader', { name: column }).getByRole('button').click();
        await expect(rowNames(page)).toHaveText(ascendingRows);
        await page.getByRole('columnheader', { name: column }).getByRole('button').click();
        await expect(rowNames(page)).toHaveText(ascendingRows.toReversed());
      });
    }

    test.describe('with records that contain HTML, control characters or long names', () => {
      test.use({ scenario: `${noun} with hostile records` });

      const tag = noun === 'databases' ? ['@gate'] : [];
      test(`the list of ${noun} shows these records as text, and fits the window`, { tag }, async ({ page }) => {
        await page.goto(path);
        await expect(rowNames(page).first()).toHaveText('first');
        await expect(page.getByRole('rowheader', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
        const label = '<b>env</b>: "><script>alert(2)</script>';
        const chip = page.getByRole('button', { name: `${label}, filter` });
        const moreLabelsButton = row(page, /<img src=x/).getByRole('button', { name: /^\+\d (more )?labels? of/ });
        await expect(chip.or(moreLabelsButton)).toBeVisible();
        // A very long name may leave no space for the button with the number of hidden labels.
        if (await moreLabelsButton.isVisible()) {
          await moreLabelsButton.click();
          await expect(page.getByRole('menuitem', { name: label })).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await expect(page.getByRole('rowheader', { name: 'turned-U+202Egpj.exe' })).toBeVisible();
        await expect(page.getByRole('rowheader', { name: 'bell-U+0007U+001B[31mU+0000U+000A' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
        expect((await row(page, /long-long/).boundingBox())?.height).toBeLessThanOrEqual(45);
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await expect(row(page, /\blast\b/)).toBeInViewport({ timeout: 200 });
        }).toPass();
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      });
    });
  });

test.describe('with an unreadable database', () => {
  test.use({ scenario: 'databases with a malformed one' });

  test('the record is shown as unreadable between the others, and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/web/cluster/one.example.com/databases');
    await expect(rowNames(page)).toHaveText(['first', 'Unreadable', 'last']);
    expect(await copiedRecord(page)).toEqual({ name: null, labels: 'none' });
  });
});

test.describe('when a role denies every list', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test('each list names the missing permission', async ({ page }) => {
    for (const { path, permission } of RESOURCE_KINDS) {
      await page.goto(path);
      await expect(title(page, "You don't have permission to view this page"), path).toBeVisible();
      await expect(page.getByText(`Requires permission: ${permission}: list, read`)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(
        `Proxy: access denied to perform action "list" on "${permission}"`,
      );
    }
  });
});

test.describe('with resources of every kind', () => {
  test.use({ scenario: 'all kinds' });

  test('each list shows the error of the proxy, and Retry loads the list', async ({ page, mock }) => {
    for (const { path, listOperation, plural } of RESOURCE_KINDS) {
      mock.world.fault(listOperation, CONNECTION_LOST);
      await page.goto(path);
      await expect(title(page, `Couldn't load ${plural}`)).toBeVisible();
      await expect(page.getByRole('alert'), path).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
      mock.world.release(listOperation);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(rowNames(page).first(), path).toBeVisible();
    }
  });
});

test.describe('without resources', () => {
  test.use({ scenario: 'no accessible resources' });

  test('each list links to enrolling the first resource of its kind', async ({ page }) => {
    for (const { path, emptyTitle, enrollLabel } of RESOURCE_KINDS) {
      await page.goto(path);
      await expect(title(page, emptyTitle)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: enrollLabel }).last().click();
      await expect(page, path).toHaveURL(/\/web\/discover\?search=\w+$/);
      await expect(page.getByRole('searchbox', { name: 'Search resources to enroll' })).not.toHaveValue('');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
  });

  test.describe('as erin, who may not create tokens', () => {
    test.use({ username: 'erin' });

    test('each list says that the user has no access, and why the user cannot enroll resources', async ({ page }) => {
      for (const { path, plural, enrollLabel } of RESOURCE_KINDS) {
        await page.goto(path);
        await expect(title(page, `You don't have access to any ${plural} in one.example.com`)).toBeVisible();
        await expect(page.getByRole('button', { name: enrollLabel }), path).toHaveAccessibleDescription(
          'Requires permission: token: create',
        );
      }
    });
  });
});
