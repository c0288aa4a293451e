// Locators and steps for the guide that enrolls a self-hosted database.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { installCommand, DISCOVER_PATH, press, stepHeading } from './guide-page.ts';

export const POSTGRES_GUIDE = `${DISCOVER_PATH}?add=postgres`;
export const MYSQL_GUIDE = `${DISCOVER_PATH}?add=mysql`;
export const REGISTER_DATABASE = 'POST /v1/webapi/sites/{cluster}/databases';
export const UPDATE_DATABASE = 'PUT /v1/webapi/sites/{cluster}/databases/{name}';
export const LIST_DATABASE_SERVICES = 'GET /v1/webapi/sites/{cluster}/databaseservices';

export const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const registeredDatabases = (mock: Proxy) => mock.world.db.database.all().map(({ item }) => item);
export const registeredDatabase = (mock: Proxy, name: string) =>
  registeredDatabases(mock).find((item) => item.name === name);
export const joinTokenCount = (mock: Proxy) => mock.world.db.joinToken.all().length;
/** Records the JSON bodies of requests with this method whose path contains `path`. */
export const recordRequestBodies = (page: Page, method: string, path: string) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.includes(path))
      bodies.push(request.postDataJSON());
  });
  return bodies;
};

interface DatabaseFields {
  name?: string;
  host?: string;
  labels?: string;
}

export async function fillDatabaseForm(
  page: Page,
  { name = 'orders', host = 'db.internal', labels = '' }: DatabaseFields = {},
): Promise<void> {
  await textBox(page, 'Name in the list').fill(name);
  await textBox(page, 'Database host').fill(host);
  await textBox(page, 'Labels').fill(labels);
}

/** Fills in and submits the first step of the guide. */
export async function registerDatabase(page: Page, fields?: DatabaseFields, guidePath = POSTGRES_GUIDE): Promise<void> {
  await page.goto(guidePath);
  await fillDatabaseForm(page, fields);
  await press(page, 'Next');
  await expect(stepHeading(page, 'Run the installer')).toBeFocused();
}

/** Registers a database and opens the command that installs its agent. */
export async function deployAgent(page: Page, fields?: DatabaseFields, guidePath?: string): Promise<void> {
  await registerDatabase(page, fields, guidePath);
  await press(page, 'Generate command');
  await expect(installCommand(page)).toBeVisible();
}
