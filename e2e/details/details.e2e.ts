// Tests how details open next to a list, their address, and the parts that all kinds share.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
const CONNECTION_LOST = { status: 504, message: 'the connection to the cluster was lost' };

test.use({ scenario: 'default', username: 'mira' });

const details = (page: Page, name: string) => page.getByRole('complementary', { name });
const rowName = (page: Page, name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true });
const part = (page: Page, title: string) =>
  page.getByRole('navigation', { name: /^Details of/ }).getByRole('link', { name: title });

async function openServer(page: Page, name: string): Promise<void> {
  await page.goto(`${SERVERS_PATH}?search=${name}`);
  await rowName(page, name).click();
  await expect(details(page, name)).toBeVisible();
}

test.describe('the details of a server', () => {
  // docs/behaviour.md#details "The name of a row opens its details next to the list", "Escape closes the details"
  test('open from the keyboard, close with Escape, and return the focus', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`${SERVERS_PATH}?search=db-primary`);
    await rowName(page, 'db-primary').press('Enter');
    await expect(page.getByRole('heading', { name: 'db-primary' })).toBeFocused();
    await expect(page.getByRole('row', { name: /^db-primary/ })).toHaveAttribute('aria-current', 'true');
    await expect(details(page, 'db-primary').getByText('jonas, mira')).toBeVisible();
    await expect(
      details(page, 'db-primary').getByRole('button', { name: 'Join the session of jonas on db-primary' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page, 'db-primary')).toBeHidden();
    await expect(rowName(page, 'db-primary')).toBeFocused();
    await expect(page).toHaveURL(`${SERVERS_PATH}?search=db-primary`);
  });

  // docs/behaviour.md#details "A click anywhere else in a row does the same"
  test('open with a click on the row, but not on its controls', async ({ page }) => {
    await page.goto(`${SERVERS_PATH}?search=db-primary`);
    const row = page.getByRole('row', { name: /^db-primary/ });
    await row.getByRole('button', { name: 'Logins on db-primary' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page).toHaveURL(`${SERVERS_PATH}?search=db-primary`);
    await page.keyboard.press('Escape');
    await row.click({ position: { x: 4, y: 20 } });
    await expect(details(page, 'db-primary')).toBeVisible();
  });

  // docs/behaviour.md#details "The address names the row and the part", "Except for the record itself, nothing"
  test('request each part when it is opened, and keep the part in the address', { tag: '@gate' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const eventRequests = () => requested.filter((path) => path.endsWith('/events/search'));
    await openServer(page, 'db-primary');
    await expect(details(page, 'db-primary').getByText('jonas, mira')).toBeVisible();
    expect(eventRequests()).toEqual([]);
    await expectAccessible(page, 'the details of a server');
    await part(page, 'Activity').click();
    await expect(details(page, 'db-primary').getByText(/^\d+ events found/)).toBeVisible();
    expect(eventRequests()).toHaveLength(1);
    await expectAccessible(page, 'the activity of a server');
    await page.reload();
    await expect(details(page, 'db-primary').getByText(/^\d+ events found/)).toBeVisible();
    await details(page, 'db-primary').getByRole('link', { name: 'Open in audit log' }).click();
    await expect(page).toHaveURL(/\/audit\?resource=db-primary$/);
  });

  // docs/behaviour.md#details "Each part has its own request"
  test('show a failed part with Retry, and keep the others', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
    await openServer(page, 'db-primary');
    await part(page, 'Activity').click();
    await expect(details(page, 'db-primary').getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
    mock.world.release(SEARCH_EVENTS);
    await details(page, 'db-primary').getByRole('button', { name: 'Retry' }).click();
    await expect(details(page, 'db-primary').getByText(/^\d+ events found/)).toBeVisible();
  });

  // docs/behaviour.md#details "If the list has not loaded the row"
  test('show a server that the list has not loaded, and report an ID that no server has', async ({ page, mock }) => {
    const id = mock.world.db.server.all().find(({ item }) => item.hostname === 'db-primary')?.item.id ?? '';
    await page.goto(`${SERVERS_PATH}?search=api-catalog-01&details=${id}`);
    await expect(details(page, 'db-primary').getByText(id).first()).toBeVisible();
    await page.goto(`${SERVERS_PATH}?details=00000000-0000-0000-0000-000000000000`);
    await expect(page.getByRole('heading', { name: 'Not in the list' })).toBeVisible();
  });

  // docs/behaviour.md#details "A lock in force on the thing is shown first", "If a lock also has targets of other kinds"
  test('show the locks in force on the server, with their other targets', async ({ page, mock }) => {
    const id = mock.world.db.server.all().find(({ item }) => item.hostname === 'db-primary')?.item.id ?? '';
    const lock = {
      name: 'lock-1',
      targets: { server_id: id },
      message: 'disk failure',
      createdBy: 'ops',
      createdAt: '2026-01-01T00:00:00Z',
      expires: '',
    };
    mock.world.db.lock.create(lock);
    mock.world.db.lock.create({ ...lock, name: 'lock-2', targets: { server_id: id, user: 'ben' }, message: 'review' });
    await openServer(page, 'db-primary');
    await expect(details(page, 'db-primary').getByRole('status').filter({ hasText: 'Locked' })).toHaveText([
      /^Locked by ops: disk failure/,
      /^Locked by ops only together with user: ben: review/,
    ]);
  });
});

test.describe('for a user without the permission', () => {
  test.use({ username: 'jonas' });

  // docs/behaviour.md#details "A part that the user may not see names"
  test('a part names the missing permission and requests nothing', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${SERVERS_PATH}?search=sandbox-07`);
    await rowName(page, 'sandbox-07').click();
    await part(page, 'Activity').click();
    await expect(details(page, 'sandbox-07').getByText('event: list')).toBeVisible();
    expect(requested.filter((path) => path.endsWith('/events/search'))).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // docs/behaviour.md#details "In narrow windows they are a dialog"
  test('details are a dialog that closes with its button', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`${SERVERS_PATH}?search=db-primary`);
    await rowName(page, 'db-primary').click();
    const dialog = page.getByRole('dialog', { name: 'db-primary' });
    await expect(dialog.getByText('jonas, mira')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'db-primary' })).toBeFocused();
    await expectAccessible(page, 'the details of a server in a dialog');
    await dialog.getByRole('button', { name: 'Close details' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${SERVERS_PATH}?search=db-primary`);
  });
});
