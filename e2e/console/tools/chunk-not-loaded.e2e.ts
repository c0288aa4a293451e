// Tests tools whose code cannot be loaded, for example during a deployment.
import { expect } from '#e2e/harness/harness.ts';
import { test } from '#e2e/harness/broken-build.ts';
import { paste, typeLine, WEB_01_PATH } from '#e2e/console/terminal-page.ts';

test('if a tool cannot be loaded, an error appears, the session continues, and several lines are not pasted', async ({
  page,
  build,
}) => {
  build.removeFiles('open-tools');
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const input = page.getByRole('textbox', { name: 'Terminal input' });
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+Shift+F');
  const notice = page.getByRole('alert').filter({ hasText: "Couldn't load this tool." });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(notice).toBeHidden();
  await paste(page, 'echo one\necho two\n');
  await expect(notice).toBeVisible();
  await input.focus();
  await typeLine(page, 'echo three');
  await expect(page.getByText('three', { exact: true })).toBeVisible();
  await expect(page.getByText('one', { exact: true })).toHaveCount(0);
});
