import type { Page } from '@playwright/test';
import type { BenchContext } from './bench-context.ts';

interface ShellOptions {
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a shell on web-01, clears it and focuses it. */
export async function openShell(
  { openPage, origin, mock }: BenchContext,
  { prepare }: ShellOptions = {},
): Promise<Page> {
  const page = await openPage({ username: 'mira' });
  await prepare?.(page);
  const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01');
  await page.goto(`${origin}/web/cluster/one.example.com/console/node/${server?.item.id}/root`);
  await page.getByRole('button', { name: 'Connect as root' }).click();
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type('clear\n');
  return page;
}
