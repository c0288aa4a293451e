// Steps for links and buttons that open a new browser tab.
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Runs `openTab`, which opens a new tab, and returns the tab. */
export async function openedTab(context: BrowserContext, openTab: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), openTab()]);
  return tab;
}

/** Runs `openTab`, which opens a new tab, and returns the path of its first request. The tab may redirect later. */
export async function openedTabPath(context: BrowserContext, openTab: () => Promise<void>): Promise<string> {
  const navigation = context.waitForEvent('request', (candidate) => candidate.isNavigationRequest());
  // Also waits for the tab, which may open after its request. Otherwise it could open in the next test.
  const [request] = await Promise.all([navigation, context.waitForEvent('page'), openTab()]);
  return new URL(request.url()).pathname;
}

/** Opens a shell on web-01 as root from the list of servers, in a new tab, and focuses it. */
export async function openShellTab(page: Page): Promise<Page> {
  const tab = await openedTab(page.context(), () =>
    page.getByRole('link', { name: 'Connect as root to web-01' }).click(),
  );
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  await tab.getByRole('textbox', { name: 'Terminal input' }).focus();
  return tab;
}

/** Expects that the shell of web-01 runs a command. Needs screen reader mode. */
export async function expectShellResponds(tab: Page): Promise<void> {
  await tab.keyboard.type('hostname\n');
  await expect(tab.getByRole('listitem').filter({ hasText: /^web-01$/ })).toBeVisible();
}
