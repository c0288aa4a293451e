// A part of the build that cannot be had, as while a deployment is halfway.
import { expect } from '#e2e/harness/harness.ts';
import { test } from '#e2e/harness/broken-build.ts';
import { open, paste, row, type } from './terminal-page.ts';

test('a tool that cannot be loaded says so, and the session goes on; nothing is pasted unseen', async ({
  page,
  build,
}) => {
  build.lose('open-tools');
  await open(page);
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('alert')).toContainText("Couldn't load this tool.");
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await paste(page, 'echo one\necho two\n');
  await expect(page.getByRole('alert')).toContainText("Couldn't load this tool.");
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await type(page, 'echo three');
  await expect(row(page, /^three$/)).toBeVisible();
  await expect(row(page, /^one$/)).toHaveCount(0);
});
