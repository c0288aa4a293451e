import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ACCESS_REQUEST_ID } from '#fixtures/scenarios/audit.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { readLongestTask, recordLongTasks, resetLongestTask } from '#e2e/faults/long-tasks.ts';
import {
  button,
  details,
  heading,
  eventLink,
  AUDIT_LOG_PATH,
  openLog,
  row,
  SEARCH_EVENTS,
  searchField,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

/** Adds fields to events of commands, as JSON text, because `JSON.stringify` cannot write long numbers exactly. */
const addFieldsToCommands = ({ world }: Proxy, fields: string): void =>
  world.fault(SEARCH_EVENTS, {
    change: (answer) => ({
      ...answer,
      body: String(answer.body).replaceAll('"event":"exec"', `"event":"exec",${fields}`),
    }),
  });

// docs/behaviour.md#audit-events "The details of an event start with its time"
test('the details start with when, who and where', async ({ page }) => {
  await openLog(page);
  await row(page, /Command run/).click();
  await expect(details(page).getByRole('term').first()).toHaveText('Time (UTC)');
  await expect(details(page).getByRole('definition').first()).toHaveText(/\d{2}:\d{2}/);
  await expect(details(page).getByRole('definition').nth(1)).toHaveText('bob');
  await expect(details(page).getByRole('definition').nth(2)).toHaveText('web-01');
});

test.describe('as an administrator', () => {
  test.use({ username: 'alice' });

  // docs/behaviour.md#audit-events "The user and, if the event contains its ID, the resource are links"
  test('the details lead to the user and to the server', async ({ page, mock }) => {
    const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01')?.item.id ?? '';
    await openLog(page);
    await row(page, /Command run/).click();
    await expect(details(page).getByRole('link', { name: 'web-01', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/nodes\\?details=${server}$`),
    );
    // docs/behaviour.md#users "The details of an event of the root cluster also lead to a lock"
    await expect(details(page).getByRole('link', { name: 'Lock user' })).toHaveAttribute(
      'href',
      '/web/locks/new?user=bob',
    );
    await details(page).getByRole('link', { name: 'bob', exact: true }).click();
    await expect(page).toHaveURL('/web/users?details=bob');
  });

  // docs/behaviour.md#audit-events "The server of an event about an application"
  test('the name of an application does not lead to the host of its agent', async ({ page, mock }) => {
    const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01')?.item.id ?? '';
    addFieldsToCommands(mock, `"app_name":"shop","server_id":"${server}"`);
    await openLog(page);
    await row(page, /Command run/).click();
    await expect(details(page).getByRole('definition').nth(2)).toHaveText('shop');
    await expect(details(page).getByRole('link', { name: 'bob', exact: true })).toBeVisible();
    await expect(details(page).getByRole('link', { name: 'shop', exact: true })).toBeHidden();
  });
});

// docs/behaviour.md#audit-events "Every value in a message is cut at 80", "Search and export use the full value"
test(
  'a row opens its details: labeled fields, full values and the raw record',
  { tag: '@gate' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLog(page);
    await expect(row(page, /Command run/)).toContainText('very...');
    // A click anywhere on the row opens its details.
    await row(page, /Command run/).click();
    await expect(details(page)).toContainText('very long" on web-01 as deploy');
    await expect(heading(page, 'Command run')).toBeFocused();
    const fields = page.getByRole('region', { name: 'Fields' });
    for (const name of ['Type', 'Server hostname', 'Session ID', 'Access requests'])
      await expect(fields.getByText(name, { exact: true })).toBeVisible();
    await button(page, 'Copy JSON').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"code": "T3002I"');
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({ code: 'T3002I', event: 'exec', access_requests: [ACCESS_REQUEST_ID] });
    await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"event": "exec",');
    // Another row replaces the details.
    await eventLink(page, 'Access request created').click();
    await expect(details(page)).toContainText('fix the shop');
    await expect(heading(page, 'Access request created')).toBeFocused();
    await button(page, 'Close details').click();
    await expect(eventLink(page, 'Access request created')).toBeFocused();
  },
);

// docs/behaviour.md#audit-events "Numbers of any length are exact in both"
test('20-digit numbers are exact in the fields, the JSON and its copy, and numeric codes have names', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  addFieldsToCommands(mock, '"inode":12345678901234567890,"user_kind":1');
  await openLog(page);
  await row(page, /Command run/).click();
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText('12345678901234567890');
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"inode": 12345678901234567890,');
  // docs/behaviour.md#audit-events "The details show numbers that represent", "The JSON shows the number"
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText('User kindhuman');
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"user_kind": 1,');
  await button(page, 'Copy JSON').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"inode": 12345678901234567890,');
  // docs/behaviour.md#audit-events "In the details of an event, fields"
  await expect(page.getByRole('region', { name: 'Fields' }).getByRole('term').last()).toHaveText('Event ID');
});

// docs/behaviour.md#errors "Longer texts such as an answer of the assistant", "The page says how many characters"
test('details of an event with 500,000 characters open without a long task, and Copy copies all of them', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const longNote = 'x'.repeat(500_000);
  addFieldsToCommands(mock, `"note":"${longNote}"`);
  await openLog(page);
  await page.evaluate(recordLongTasks);
  await resetLongestTask(page);
  await row(page, /Command run/).click();
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText(
    /Only the first 20,000 of 50\d,\d{3} characters/,
  );
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText(
    'Only the first 2,000 of 500,000 characters',
  );
  expect(await readLongestTask(page)).toBeLessThan(1000);
  await button(page, 'Copy JSON').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(longNote);
});

test('the address keeps the open event, and Escape returns the focus', { tag: '@gate' }, async ({ page }) => {
  await openLog(page);
  await searchField(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'User signed in')).toBeFocused();
  await expect(row(page, /User signed in.*alice/)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(eventLink(page, /^User signed in/)).toBeFocused();
  await expect(page).toHaveURL(AUDIT_LOG_PATH);
  await page.keyboard.press('Enter');
  await expect(details(page)).toContainText('alice');
  await page.reload();
  await expect(details(page)).toContainText('alice');
});

test('links in the details show related events, and clear all other filters', async ({ page }) => {
  for (const [name, eventTitle, found] of [
    ['Events in this session', 'Command run', ['Command run', 'Shell session started']],
    [`Events of access request ${ACCESS_REQUEST_ID}`, 'Command run', ['Command run', 'Access request created']],
    ['Events by this user', /^User signed in/, ['User signed in']],
    ['Events on this resource', 'Command run', ['Command run', 'Shell session started']],
  ] as const)
    await test.step(name, async () => {
      await openLog(page, '?search=i');
      await eventLink(page, eventTitle).click();
      await page.getByRole('link', { name }).click();
      await expectEventTitles(page, found);
      await expect(searchField(page)).toHaveValue('');
      await expect(details(page)).toBeVisible();
    });
});

test('an event that is not loaded is reported and can be closed', async ({ page }) => {
  await page.goto(`${AUDIT_LOG_PATH}?event=gone`);
  await expect(details(page)).toContainText("This event isn't loaded.");
  await button(page, 'Close details').click();
  await expect(details(page)).toBeHidden();
  await expectEventTitles(page, RECENT_EVENT_TITLES);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows have two lines, and the details are a dialog that returns the focus', async ({ page }) => {
    await openLog(page);
    await expect(row(page, /Sign-in failed.*bob.*invalid credentials/)).toBeVisible();
    await eventLink(page, 'Shell session started').click();
    const dialog = page.getByRole('dialog', { name: 'Shell session started' });
    await expect(dialog).toContainText('Server hostname');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(eventLink(page, 'Shell session started')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
