import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What is pressed here opens a tab of its own. */
export async function openedTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  return tab;
}

/** The path of the tab that what is pressed here opens, which may have gone on to another address since. */
export async function openedTabPath(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  const went = context.waitForEvent('request', (paths) => paths.isNavigationRequest());
  // The tab may be heard of after its request, and one that is not there yet would be left to the next test.
  const [request] = await Promise.all([went, context.waitForEvent('page'), press()]);
  return new URL(request.url()).pathname;
}

/** Connects from the list to web-01 as root: a shell in a tab of its own, with the focus in it. */
export async function openShellTab(page: Page): Promise<Page> {
  const tab = await openedTab(page.context(), () =>
    page.getByRole('link', { name: 'Connect as root to web-01' }).click(),
  );
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  await tab.getByRole('textbox', { name: 'Terminal input' }).focus();
  return tab;
}

/** The shell of web-01 answers; it has to be read out for that. */
export async function expectShellResponds(tab: Page): Promise<void> {
  await tab.keyboard.type('hostname\n');
  await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
}
