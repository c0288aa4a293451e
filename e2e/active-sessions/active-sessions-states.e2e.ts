import { sessionIdOn } from '#fixtures/scenarios/active-sessions.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord } from '#e2e/harness/resource-kinds.ts';
import {
  joinButton,
  SESSIONS_PATH,
  CONNECTION_LOST,
  sessionNames,
  row,
  LIST_SESSIONS,
  sessionOn,
  title,
} from './session-list.ts';

test.describe('without active sessions', () => {
  test.use({ scenario: 'people and servers' });

  test('the page says so and links to the servers', async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(title(page, 'No active sessions')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to servers' })).toHaveAttribute(
      'href',
      '/web/cluster/one.example.com/nodes',
    );
  });
});

test.describe('when the list fails', () => {
  test.use({ scenario: 'sessions failing' });

  test('the error of the proxy is shown until Retry, and a slow list shows no empty state', async ({ page, mock }) => {
    await page.goto(SESSIONS_PATH);
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
    mock.world.release(LIST_SESSIONS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(sessionNames(page)).toHaveCount(1);
    mock.world.fault(LIST_SESSIONS, { held: true });
    await page.reload();
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(title(page, 'No active sessions')).toBeHidden();
    mock.world.release(LIST_SESSIONS);
    await expect(sessionNames(page)).toHaveCount(1);
  });
});

test.describe('when the list is refused', () => {
  test.use({ scenario: 'sessions forbidden' });

  test('the missing permission is shown', { tag: '@gate' }, async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(page.getByText('Requires permission: ssh_session: list')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Proxy: access denied to list sessions');
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'a malformed session' });

  test('unreadable sessions are shown raw, after the others', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(SESSIONS_PATH);
    await expect(sessionNames(page)).toHaveText([/^web-01/, /^bare/, /^Unreadable/, /^Unreadable null/]);
    await expect(row(page, /bare/)).toContainText('Git (not known here)');
    await expect(row(page, /bare/)).toContainText('Unknown');
    expect(await copiedRecord(page)).toMatchObject({ id: 7 });
  });
});

test.describe('with hostile session names', () => {
  test.use({ scenario: 'hostile sessions' });

  test('names are shown as text and do not widen the page', { tag: '@gate' }, async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(row(page, /<img src=x onerror=alert\(1\)>/)).toContainText('<script>alert(2)</script>');
    await expect(row(page, /billU\+202Egpj\.exe/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect((await row(page, /long-long/).boundingBox())?.height).toBeLessThanOrEqual(45);
  });
});

test.describe('with two hundred sessions', () => {
  test.use({ scenario: 'two hundred sessions' });

  test('only the rows in and near the viewport are rendered', async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(row(page, /db-1 /)).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    expect(await page.getByRole('row').count()).toBeLessThan(70);
  });
});

test.describe('when the plan does not include joining', () => {
  test.use({ scenario: 'sessions outside the plan' });

  // docs/behaviour.md#permissions "The page of active sessions says"
  test('the list is shown, and neither its buttons nor a link joins a session', async ({ page, mock }) => {
    await page.goto(SESSIONS_PATH);
    const lockedRegion = page.getByRole('region', { name: 'Joining sessions is not included in your plan' });
    // Follows the link without leaving the page, because tests request no other origin.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    const captureRequest = page.waitForRequest((request) => request.url().endsWith('/v1/webapi/capture'));
    await lockedRegion.getByRole('link', { name: 'Compare plans' }).click();
    expect((await captureRequest).postDataJSON()).toEqual({ event: 'tp.ui.callToAction.click', eventData: 2 });
    await expect(joinButton(page, 'web-01')).toBeDisabled();
    await expect(joinButton(page, 'web-01')).toHaveAccessibleDescription(
      'Joining sessions is not included in your plan',
    );
    await page.goto(`${sessionOn('web-01')}?mode=peer`);
    await expect(title(page, "You can't join this session")).toBeVisible();
    await expect(page.getByText('Joining sessions is not included in your plan')).toBeVisible();
    expect(mock.world.db.activeSession.get(sessionIdOn('web-01'))?.parties).toHaveLength(1);
  });
});

test.describe('with recording at the proxy', () => {
  test.use({ scenario: 'sessions recorded at the proxy' });

  test('the join button says why joining is disabled', async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(joinButton(page, 'web-01')).toHaveAccessibleDescription(
      "This cluster records sessions at the proxy, so they can't be joined",
    );
  });
});

test.describe('in the demo company', () => {
  test.use({ scenario: 'default', username: 'mira' });

  test('sessions start and end as time passes', async ({ page, time }) => {
    await page.goto(SESSIONS_PATH);
    await expect(sessionNames(page)).toHaveCount(7);
    await time.pass('00:00:45');
    await expect(row(page, /build-runner-01/)).toContainText('jonas');
    await time.pass('00:03:00');
    await expect(row(page, /build-runner-01/)).toBeHidden();
  });
});
