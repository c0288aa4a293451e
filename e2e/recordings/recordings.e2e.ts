import type { Page } from '@playwright/test';
import { sidOf } from '#fixtures/scenarios/recordings/recording-list.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import { asked, button, coverage, FEW, heading, play, RECORDINGS, search, shows } from './recordings-list.ts';

test.use({ scenario: 'a few recordings', as: 'alice' });

// Ranges are counted from the clock, which is taken here.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const cells = (page: Page, at: number) => page.getByRole('row').nth(at).getByRole('cell');

// docs/behaviour.md#recordings "A row is an event that ended a session", "Other rows show the reason: Recording"
test(
  'each session that ended is a row with its facts, and a row that cannot be played says why',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await page.goto(RECORDINGS);
    await shows(page, FEW);
    await expect(coverage(page, '7 sessions, ended')).toContainText(
      'All sessions that ended in this range are loaded.',
    );
    await expect(cells(page, 2)).toContainText([
      'Kubernetes',
      'alice, bob',
      '2026-11-20 10:45:00',
      '2026-11-20 11:20:00',
      '35 minutes',
      'Play',
    ]);
    for (const [name, reason] of [
      ['web-02', 'Non-interactive'],
      ['db-01', 'Recording disabled'],
    ] as const) {
      const row = page.getByRole('row', { name });
      await expect(row).toContainText(reason);
      await expect(row.getByRole('link')).toHaveCount(0);
    }
    await expect(play(page, 'finance-pc-4')).toHaveCount(1);
    await expectAccessible(page);
  },
);

// docs/behaviour.md#recordings "The player opens in its own tab"
test('what can be played leads to the player, in a tab of its own', { tag: '@gate' }, async ({ page }) => {
  await page.goto(RECORDINGS);
  const player = (index: number, type: string, ms: number) =>
    `/web/cluster/one.example.com/session/${sidOf(index)}?recordingType=${type}&durationMs=${ms}`;
  await expect(play(page, 'prod/shop/cart-0')).toHaveAttribute('href', player(1, 'k8s', 2_100_000));
  const desktop = (await play(page, 'finance-pc-4').getAttribute('href')) ?? '';
  expect(desktop.replace(/&ended=\d{13}$/, '')).toBe(player(2, 'desktop', 5_400_000));
  expect(desktop).toContain('&ended=');
  await expect(play(page, 'web-01').first()).toHaveAttribute('href', player(0, 'ssh', 90_000));
  // One that does not say how long it took.
  await expect(play(page, 'web-01').last()).toHaveAttribute(
    'href',
    `/web/cluster/one.example.com/session/${sidOf(6)}?recordingType=ssh`,
  );
  const opened = page.waitForEvent('popup');
  await play(page, 'web-01').first().click();
  await expect(await opened).toHaveURL(new RegExp(`/session/${sidOf(0)}`));
  await shows(page, FEW);
});

test('users, resources and types are filtered, and the address keeps it', async ({ page }) => {
  await page.goto(RECORDINGS);
  await shows(page, FEW);
  const calls = asked(page);
  await choose(page, 'Users', 'alice');
  await shows(page, ['prod/shop/cart-0', 'finance-pc-4', 'finance-pc-4', 'web-01']);
  await choose(page, 'Type', 'Desktop');
  await shows(page, ['finance-pc-4', 'finance-pc-4']);
  await expect(page).toHaveURL(`${RECORDINGS}?user=alice&type=desktop`);
  await expect(coverage(page, '2 recordings match')).toBeVisible();
  await page.reload();
  await shows(page, ['finance-pc-4', 'finance-pc-4']);
  await button(page, 'Clear filters').click();
  await choose(page, 'Resource', 'web-01');
  await shows(page, ['web-01', 'web-01']);
  expect(calls).toHaveLength(1); // the reload's
});

test('what is typed is searched for in names, users, lengths and what can be done', async ({ page }) => {
  await page.goto(RECORDINGS);
  await search(page).fill('recording disabled');
  await shows(page, ['db-01', 'finance-pc-4']);
  await search(page).fill('2 hours');
  await shows(page, ['finance-pc-4']);
  await search(page).fill('nobody');
  await expect(heading(page, 'No recordings match these filters')).toBeVisible();
  await expect(page.getByText('Searched the 7 loaded recordings.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await shows(page, FEW);
  await expect(page).toHaveURL(RECORDINGS);
});

test('columns sort in both directions', async ({ page }) => {
  await page.goto(RECORDINGS);
  for (const [column, ascending] of [
    ['Duration', ['finance-pc-4', 'web-01', 'web-02', 'web-01', 'db-01', 'prod/shop/cart-0', 'finance-pc-4']],
    ['Name', ['db-01', 'finance-pc-4', 'finance-pc-4', 'prod/shop/cart-0', 'web-01', 'web-01', 'web-02']],
    ['Start (UTC)', ['finance-pc-4', 'web-01', 'db-01', 'finance-pc-4', 'web-02', 'prod/shop/cart-0', 'web-01']],
  ] as const) {
    const header = page.getByRole('columnheader', { name: column });
    await header.getByRole('button').click();
    await shows(page, ascending);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('rowheader').last()).toContainText(column === 'Name' ? 'db-01' : 'web-01');
  }
});

// docs/behaviour.md#recordings "The list has the audit log's ranges", "The proxy filters only by time; all"
test('a longer range brings what is older, with an interval of its own', async ({ page }) => {
  await page.goto(RECORDINGS);
  await shows(page, FEW);
  const calls = asked(page);
  await choose(page, /^Last 7 days/, 'Last 30 days');
  await shows(page, [...FEW, 'old-01']);
  expect(calls.map((call) => [call.get('from'), call.get('to'), call.get('limit')])).toEqual([
    ['2026-10-22T00:00:00.000Z', '2026-11-20T23:59:59.999Z', '5000'],
  ]);
  await expect(page).toHaveURL(`${RECORDINGS}?range=30d`);
});

test.describe('five hours behind UTC', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('local time is one switch away, for both columns of times', async ({ page }) => {
    await page.goto(RECORDINGS);
    await choose(page, /^UTC/, 'Local time');
    await expect(page.getByRole('columnheader', { name: 'Start (local)' })).toBeVisible();
    await expect(cells(page, 2)).toContainText([
      'Kubernetes',
      'alice, bob',
      '2026-11-20 05:45:00',
      '2026-11-20 06:20:00',
    ]);
    // Remembered, and by the audit log too.
    await page.goto('/web/cluster/one.example.com/audit');
    await expect(page.getByRole('columnheader', { name: 'Time (local)' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what has no column stands below the name', async ({ page }) => {
    await page.goto(RECORDINGS);
    await expect(page.getByRole('rowheader').first()).toHaveText('web-01bob · 2026-11-20 11:57:00 · 2 minutes · SSH');
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Play']);
    await expectAccessible(page);
  });
});

test('a recording is found and opened by keyboard alone', { tag: ['@gate', '@both'] }, async ({ page }) => {
  await page.goto(RECORDINGS);
  await shows(page, FEW);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('cart');
  await shows(page, ['prod/shop/cart-0']);
  const opened = page.waitForEvent('popup');
  await play(page, 'prod/shop/cart-0').focus();
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(/recordingType=k8s/);
});
