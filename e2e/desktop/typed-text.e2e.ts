// Tests the dialog that types text on a desktop.
import { expect, test } from '#e2e/harness/harness.ts';
import { button, liveDesktop, openDesktop, screen } from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

test('the dialog types text as keys, and refuses characters without keys but keeps the text', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  await button(page, 'Send keys').click();
  await page.getByRole('menuitem', { name: 'Type text on the desktop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type text on the desktop' });
  await dialog.getByLabel('Text').fill('größer');
  await dialog.getByRole('button', { name: 'Type text' }).click();
  await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription(
    /A US keyboard has no keys.*Paste the text instead/,
  );
  await expect(dialog.getByLabel('Text')).toHaveValue('größer');
  expect(liveDesktop(mock).desktop.notepadText()).toBe('');
  await dialog.getByLabel('Text').fill('Hi There! (1+2)');
  await dialog.getByLabel('Text').press('Enter');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('Hi There! (1+2)');
  await expect(screen(page)).toBeFocused();
});
