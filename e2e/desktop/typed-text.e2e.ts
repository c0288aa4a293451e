import { expect, test } from '#e2e/harness/harness.ts';
import { button, live, open } from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

test.describe('text that is typed for the user', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await button(page, 'Send keys').click();
    await page.getByRole('menuitem', { name: 'Type text on the desktop' }).click();
  });

  test('arrives as keys, capitals and signs too, and the focus is on the desktop', async ({ page, mock }) => {
    const dialog = page.getByRole('dialog', { name: 'Type text on the desktop' });
    await dialog.getByLabel('Text').fill('Hi There! (1+2)');
    await dialog.getByLabel('Text').press('Enter');
    await expect.poll(() => live(mock).desktop.notepad()).toBe('Hi There! (1+2)');
    await expect(page.getByRole('application')).toBeFocused();
  });

  test('that no key has is refused with the way that is left, and kept', async ({ page, mock }) => {
    const dialog = page.getByRole('dialog', { name: 'Type text on the desktop' });
    await dialog.getByLabel('Text').fill('größer');
    await dialog.getByRole('button', { name: 'Type text' }).click();
    await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription(
      /A US keyboard has no keys.*Paste the text instead/,
    );
    await expect(dialog.getByLabel('Text')).toHaveValue('größer');
    expect(live(mock).desktop.notepad()).toBe('');
  });
});
