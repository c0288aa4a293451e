// Tests how screen readers announce terminal output.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openTerminal, row, typeLine, WEB_01_PATH } from '#e2e/console/terminal-page.ts';

const log = (page: Page) => page.getByRole('log', { name: 'New output' });

/** The number of live regions that interrupt the screen reader, from the accessibility tree. */
async function countAssertiveRegions(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const isAssertive = ({ name, value }: { name: string; value: { value?: unknown } }) =>
    name === 'live' && value.value === 'assertive';
  return nodes.filter(({ properties = [] }) => properties.some(isAssertive)).length;
}

test(
  'new output is announced politely without echoed input, and a large output is summarized',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    await expect(log(page)).toContainText('root@web-01');
    await typeLine(page, 'echo "hello  there"');
    await expect(log(page)).toContainText('hello there');
    await expect(log(page)).not.toContainText('echo');
    // Assertive regions would interrupt the announcement.
    expect(await countAssertiveRegions(page)).toBe(0);
    await typeLine(page, 'seq 500');
    await expect(row(page, /^500$/)).toBeVisible();
    await expect(log(page)).toContainText(/\d{3} lines of output\./);
    await expect(log(page)).not.toContainText(/^250$/m);
  },
);

test('the log of new output exists only in screen reader mode', async ({ page }) => {
  await page.goto(WEB_01_PATH);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(log(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Screen reader mode' }).click();
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await typeLine(page, 'echo told');
  await expect(log(page)).toContainText('told');
  await page.getByRole('button', { name: 'Screen reader mode' }).click();
  await expect(log(page)).toHaveCount(0);
});
