// Commands of the palette: a verb and the thing that it acts on.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openedTab } from '#e2e/harness/tabs.ts';
import { openPalette, options, palette, paletteField } from './palette-page.ts';

const groupOptions = (page: Page, name: string) =>
  palette(page).getByRole('group', { name, exact: true }).getByRole('option');

test.use({ scenario: 'default', username: 'mira' });

// docs/behaviour.md#command-palette "A verb at the start of the text is a command", "It opens the page or asks the same question"
test('a command asks its usual question before it resets a user', { tag: '@gate' }, async ({ page }) => {
  await openPalette(page, '/web/support');
  await page.keyboard.type('reset password of jon');
  await expect(groupOptions(page, 'Reset password')).toHaveText([/^Reset authentication of jonas…/]);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset authentication of jonas?' });
  await expect(question).toContainText('This deletes the password and all MFA devices of jonas now');
  await expect(palette(page)).toBeHidden();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('reset jonas');
  await groupOptions(page, 'Reset password').click();
  await question.getByRole('button', { name: 'Reset authentication' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset link for jonas' })).toContainText('Send this link to jonas');
  await expect(page).toHaveURL('/web/support');
});

test(
  'a lock opens with its target, the activity with its filter, and a role in its editor',
  { tag: '@gate' },
  async ({ page }) => {
    await openPalette(page, '/web/support');
    await page.keyboard.type('lock jonas');
    await expect(groupOptions(page, 'Lock').first()).toHaveAccessibleName(/^Lock jonas…/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/web/locks/new?user=jonas');
    await expect(page.getByRole('region', { name: 'Targets to lock' })).toContainText('user: jonas');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('activity of jonas');
    await expect(options(page).first()).toHaveAccessibleName(/^Activity of jonas/);
    await options(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave page' }).click();
    await expect(page).toHaveURL(/\/audit\?.*user=jonas/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('edit role on-call');
    await expect(groupOptions(page, 'Edit role')).toHaveText([/^Edit the role on-call/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/web/roles?edit=on-call');
  },
);

test('a session is watched in a new tab as an observer', { tag: '@gate' }, async ({ page, context }) => {
  await openPalette(page, '/web/support');
  await page.keyboard.type('watch jonas');
  await expect(groupOptions(page, 'Watch')).toHaveText([/^Watch jonas on db-primary/]);
  const tab = await openedTab(context, () => page.keyboard.press('Enter'));
  await expect(tab).toHaveURL(/\/console\/session\/7b894154-[^?]*\?mode=observer$/);
  await expect(palette(page)).toBeHidden();
});

// docs/behaviour.md#command-palette "The verb alone lists what it takes", "Without a verb, the palette offers the commands"
test('the palette teaches its commands, and the keyboard completes one', async ({ page }) => {
  await openPalette(page, '/web/support');
  await expect(groupOptions(page, 'Commands').first()).toHaveAccessibleName(
    /^lock a user, role, bot, server or desktop/,
  );
  await page.keyboard.type('wat');
  await expect(groupOptions(page, 'Commands')).toHaveText([/^watch/]);
  await groupOptions(page, 'Commands').click();
  await expect(paletteField(page)).toHaveValue('watch ');
  await expect(paletteField(page)).toBeFocused();
  await expect(groupOptions(page, 'Watch').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('nobody-here');
  await expect(palette(page).getByText('No matches for "watch nobody-here".')).toBeVisible();
  await expect(palette(page).getByText('You can also start with a command')).toBeHidden();
  await paletteField(page).fill('nobody-here');
  await expect(palette(page).getByText('You can also start with a command')).toBeVisible();
  await paletteField(page).fill('lock');
  await expect(options(page).first()).toHaveAccessibleName(/^Lock /);
  await expect(options(page).filter({ hasText: /^locks/ })).toHaveCount(1);
  await paletteField(page).fill('ben');
  await expect(palette(page).getByRole('group').nth(1)).toHaveAccessibleName('Actions on ben');
  await expect(groupOptions(page, 'Actions on ben')).toHaveText([
    /^Lock ben…/,
    /^Reset authentication of ben…/,
    /^Activity of ben/,
    /^Edit the user ben/,
  ]);
});

test('users of a connector cannot be reset or edited', async ({ page }) => {
  await openPalette(page, '/web/support');
  await page.keyboard.type('nadia');
  await expect(groupOptions(page, 'Actions on nadia')).toHaveText([/^Lock nadia…/, /^Activity of nadia/]);
});

test.describe('as a developer', () => {
  test.use({ scenario: 'one of each kind', username: 'bob' });

  // docs/behaviour.md#command-palette "A command is offered only if the user's permissions allow it"
  test('commands that the permissions do not allow are not offered', { tag: '@gate' }, async ({ page }) => {
    await openPalette(page);
    for (const text of ['lock web', 'reset alice', 'activity of alice', 'edit role admin']) {
      await paletteField(page).fill(text);
      await expect(palette(page).getByText(`No matches for "${text}".`)).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('commands fit in the window', async ({ page }) => {
    await page.goto('/web/support');
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('lock ');
    await expect(groupOptions(page, 'Lock').first()).toBeVisible();
    expect(await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await groupOptions(page, 'Lock').first().click();
    await expect(page).toHaveURL(/\/web\/locks\/new\?/);
  });
});
