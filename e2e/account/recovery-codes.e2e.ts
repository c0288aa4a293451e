import type { Page } from '@playwright/test';
import { INVITE_ID } from '#fixtures/scenarios/identity.ts';
import {
  codeField,
  shownTotpCode,
  factorSelect,
  setPasswordAndContinue,
  pressButton,
} from '#e2e/sign-in/enroll-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ username: '', scenario: 'recovery codes' });

const INVITE_PATH = `/web/invite/${INVITE_ID}/continue`;
const PRINTED_HEADING = 'Recovery codes for ivy@example.com on one.example.com';

const codes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');

async function openRecoveryCodes(page: Page): Promise<void> {
  await setPasswordAndContinue(page, INVITE_PATH);
  await factorSelect(page).selectOption('Authenticator App');
  await codeField(page).fill(await shownTotpCode(page));
  await pressButton(page, 'Add authenticator app');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
}

test('recovery codes survive Back and a canceled reload, and must be saved', { tag: '@gate' }, async ({ page }) => {
  await openRecoveryCodes(page);
  await expect(codes(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: PRINTED_HEADING })).toBeFocused();
  await page.goBack();
  await expect(codes(page)).toHaveCount(3);
  const openedDialog = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await openedDialog;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(codes(page)).toHaveCount(3);
  const continueButton = page.getByRole('button', { name: 'Continue' });
  await expect(continueButton).toBeDisabled();
  await expect(continueButton).toHaveAccessibleDescription("Save the codes first. They won't be shown again.");
  await page.getByLabel("I've saved my recovery codes").check();
  await continueButton.click();
  await expect(page.getByRole('button', { name: 'Account of ivy@example.com' })).toBeVisible();
});

test('recovery codes can be copied, downloaded and printed, and the text names the user', async ({ page, context }) => {
  await openRecoveryCodes(page);
  const text = `${PRINTED_HEADING}\n\n${(await codes(page).allTextContents()).join('\n')}\n`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressButton(page, 'Copy codes');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const downloading = page.waitForEvent('download');
  await pressButton(page, 'Download codes');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe(text); // The stream of a file yields buffers.
  const printing = page.evaluate(() => new Promise<void>((done) => addEventListener('beforeprint', () => done())));
  await pressButton(page, 'Print codes');
  await printing;
  await page.emulateMedia({ media: 'print' });
  await expect(codes(page)).toHaveCount(3);
  await expect(codes(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeHidden();
});
