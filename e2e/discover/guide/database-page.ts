// The guide to a self-hosted database as somebody goes through it.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { command, DISCOVER, press, step } from './guide-page.ts';

export const POSTGRES = `${DISCOVER}?add=postgres`;
export const MYSQL = `${DISCOVER}?add=mysql`;
export const REGISTER = 'POST /v1/webapi/sites/{cluster}/databases';
export const CHANGE = 'PUT /v1/webapi/sites/{cluster}/databases/{name}';
export const SERVICES = 'GET /v1/webapi/sites/{cluster}/databaseservices';

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const registered = (mock: Proxy) => mock.world.db.database.all().map(({ item }) => item);
export const stored = (mock: Proxy, name: string) => registered(mock).find((item) => item.name === name);
export const tokens = (mock: Proxy) => mock.world.db.joinToken.all().length;
export const sent = (page: Page, method: string, path: string) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.includes(path))
      bodies.push(request.postDataJSON());
  });
  return bodies;
};

interface Filled {
  name?: string;
  host?: string;
  labels?: string;
}

export async function fill(
  page: Page,
  { name = 'orders', host = 'db.internal', labels = '' }: Filled = {},
): Promise<void> {
  await box(page, 'Name in the list').fill(name);
  await box(page, 'Database host').fill(host);
  await box(page, 'Labels').fill(labels);
}

export async function register(page: Page, filled?: Filled, card = POSTGRES): Promise<void> {
  await page.goto(card);
  await fill(page, filled);
  await press(page, 'Next');
  await expect(step(page, 'Run the installer')).toBeFocused();
}

export async function deploy(page: Page, filled?: Filled, card?: string): Promise<void> {
  await register(page, filled, card);
  await press(page, 'Generate command');
  await expect(command(page)).toBeVisible();
}
