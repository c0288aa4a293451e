// Links in the output of a terminal.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { clickRow, openTerminal, paste, row, typeLine } from './terminal-page.ts';

/** Prints a link whose text differs from its address (OSC 8), and clicks it. */
async function printAndClickLink(page: Page, address: string): Promise<void> {
  await paste(page, String.raw`clear; echo -e '\e]8;;${address}\e\\manual\e]8;;\e\\'` + '\n');
  // The console shows a paste with invisible characters before it is sent.
  if (address.includes('\u202E')) await page.getByRole('dialog').getByRole('button', { name: 'Paste' }).click();
  const line = row(page, /^manual/);
  await expect(line).toBeVisible();
  await clickRow(page, line);
}

test(
  'a link in the output opens in a new tab without access to the opener',
  { tag: '@gate' },
  async ({ page, context, origin }) => {
    await openTerminal(page);
    await printAndClickLink(page, `${origin}/web/support`);
    const dialog = page.getByRole('dialog', { name: 'Open this address?' });
    await expect(dialog).toContainText(`${origin}/web/support`);
    const opening = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Open in a new tab' }).click();
    const tab = await opening;
    await expect(tab.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await expect(dialog).toBeHidden();
  },
);

test('a plain-text link shows its full address before it opens', async ({ page }) => {
  await openTerminal(page);
  await typeLine(page, 'clear; echo https://example.com/docs?q=1');
  await expect(row(page, /^https:/)).toBeVisible();
  await clickRow(page, row(page, /^https:/));
  const dialog = page.getByRole('dialog', { name: 'Open this address?' });
  await expect(dialog).toContainText('https://example.com/docs?q=1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('a lookalike host is shown in its encoded form', { tag: '@gate' }, async ({ page }) => {
  await openTerminal(page);
  await printAndClickLink(page, 'https://bank.example@www.b\u0430nk.example/\u202Emoc');
  const dialog = page.getByRole('dialog', { name: 'Open this address?' });
  await expect(dialog.getByRole('definition').first()).toHaveText('www.xn--bnk-6cd.example');
  await expect(dialog).toContainText('https://bank.example@www.xn--bnk-6cd.example/%E2%80%AEmoc');
  await expect(dialog).toContainText('https://bank.example@www.b\u0430nk.example/U+202Emoc');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an address that is not http or https cannot be opened', { tag: '@gate' }, async ({ page, context }) => {
  await openTerminal(page);
  await printAndClickLink(page, 'javascript:alert(1)');
  const refusalDialog = page.getByRole('dialog', { name: "This address can't be opened" });
  await expect(refusalDialog).toContainText('javascript:alert(1)');
  await expect(refusalDialog).toContainText('Only http and https addresses can be opened from a terminal.');
  await expect(refusalDialog.getByRole('button')).toHaveText(['Close']);
  expect(context.pages()).toHaveLength(1);
});
