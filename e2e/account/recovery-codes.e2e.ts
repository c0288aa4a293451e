import type { Page } from '@playwright/test';
import { INVITE_ID } from '#fixtures/scenarios/identity.ts';
import { code, shownTotpCode, factor, setPasswordAndContinue, press } from '#e2e/sign-in/enroll-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ username: '', scenario: 'recovery codes' });

const INVITE_PATH = `/web/invite/${INVITE_ID}/continue`;
const PRINTED_HEADING = 'Recovery codes for ivy@example.com on one.example.com';

const codes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');

async function openRecoveryCodes(page: Page): Promise<void> {
  await setPasswordAndContinue(page, INVITE_PATH);
  await factor(page).selectOption('Authenticator App');
  await code(page).fill(await shownTotpCode(page));
  await press(page, 'Add authenticator app');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
}

test('recovery codes survive Back and a reload, and saving them continues', { tag: '@gate' }, async ({ page }) => {
  await openRecoveryCodes(page);
  await expect(codes(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: PRINTED_HEADING })).toBeFocused();
  await page.goBack();
  await expect(codes(page)).toHaveCount(3);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(codes(page)).toHaveCount(3);
  const onward = page.getByRole('button', { name: 'Continue' });
  await expect(onward).toBeDisabled();
  await expect(onward).toHaveAccessibleDescription("Save the codes first. They won't be shown again.");
  await page.getByLabel("I've saved my recovery codes").check();
  await onward.click();
  await expect(page.getByRole('button', { name: 'Account of ivy@example.com' })).toBeVisible();
});

test('recovery codes can be copied, downloaded and printed with the name of their user', async ({ page, context }) => {
  await openRecoveryCodes(page);
  const text = `${PRINTED_HEADING}\n\n${(await codes(page).allTextContents()).join('\n')}\n`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy codes');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const downloading = page.waitForEvent('download');
  await press(page, 'Download codes');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe(text); // what a file's stream yields
  const printing = page.evaluate(() => new Promise<void>((done) => addEventListener('beforeprint', () => done())));
  await press(page, 'Print codes');
  await printing;
  await page.emulateMedia({ media: 'print' });
  await expect(codes(page)).toHaveCount(3);
  await expect(codes(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeHidden();
});
