import { SHELL_SESSION_ID } from '#fixtures/scenarios/audit.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  heading,
  expectLogLoaded,
  AUDIT_LOG_PATH,
  openLog,
  searchField,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

const [SIGN_IN_FAILED = '', SIGNED_IN = '', COMMAND_RUN = '', SHELL_STARTED = ''] = RECENT_EVENT_TITLES;
const FILTER_CHIP = /^Remove filter /;

// docs/behaviour.md#audit-events "The proxy filters only by type", "All other filters apply to the loaded"
test('types are filtered by the proxy, all other filters in the browser', { tag: '@gate' }, async ({ page }) => {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  const calls = recordSearches(page);
  await chooseMenuItem(page, 'Event type', 'Sign-ins');
  await expectEventTitles(page, [SIGN_IN_FAILED, SIGNED_IN]);
  expect(calls.map((call) => call.get('include'))).toEqual(['user.login']);
  await chooseMenuItem(page, 'Outcome', 'Failure');
  await expectEventTitles(page, [SIGN_IN_FAILED]);
  await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?type=user.login&outcome=failure`);
  expect(calls).toHaveLength(1);
});

test('each filter offers loaded values, counts matches, and stays in the address', async ({ page }) => {
  await openLog(page);
  for (const [menu, entry, found] of [
    ['Category', 'SSH sessions', [COMMAND_RUN, SHELL_STARTED]],
    ['Outcome', 'Failure', [SIGN_IN_FAILED]],
    ['User', 'alice', [SIGNED_IN]],
    ['Resource', 'web-01', [COMMAND_RUN, SHELL_STARTED]],
  ] as const)
    await test.step(menu, async () => {
      await chooseMenuItem(page, menu, entry);
      await expectEventTitles(page, found);
      const count = found.length === 1 ? '1 event matches' : `${found.length} events match`;
      await expect(coverageStatus(page, count)).toBeVisible();
      await page.reload();
      await expectLogLoaded(page);
      await expectEventTitles(page, found);
      await button(page, FILTER_CHIP).click();
      await expectEventTitles(page, RECENT_EVENT_TITLES);
      await expect(page).toHaveURL(AUDIT_LOG_PATH);
    });
});

test('a second value widens a filter, and a second filter narrows the result', async ({ page }) => {
  await openLog(page);
  await chooseMenuItem(page, 'User', 'alice');
  await chooseMenuItem(page, 'User', 'bob');
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  await chooseMenuItem(page, 'Category', 'Authentication');
  await expectEventTitles(page, [SIGN_IN_FAILED, SIGNED_IN]);
  await button(page, 'Remove filter User: bob').click();
  await expectEventTitles(page, [SIGNED_IN]);
  await button(page, 'Clear filters').click();
  await expectEventTitles(page, RECENT_EVENT_TITLES);
});

// docs/behaviour.md#audit-events "The filter offers the types of loaded events first", "A search in the filter finds"
test(
  'the types of loaded events come first, and a search by keyboard finds others',
  { tag: '@gate' },
  async ({ page }) => {
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await button(page, 'Event type').press('Enter');
    const search = page.getByRole('searchbox', { name: 'Search event types' });
    await expect(search).toBeFocused();
    const types = page.getByRole('menu', { name: 'Event type' }).getByRole('menuitem');
    await expect(types.first()).toHaveAccessibleName('Sign-ins');
    await expect(types.first()).toHaveAccessibleDescription('2 events');
    await search.fill('nothing like this');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No event types match "nothing like this".');
    await expect(types).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Event type')).toBeFocused();
    await page.keyboard.press('Enter');
    await search.fill('ssh T2000I');
    await expect(types).toHaveText([/^Shell session/]);
    await search.fill('LOCK locks');
    await page.keyboard.press('ArrowDown');
    const secondType = await types.nth(1).textContent();
    await page.keyboard.press('Enter');
    await expect(button(page, `Remove filter ${secondType}`)).toBeVisible();
  },
);

// docs/behaviour.md#partial-views "Everything that counts, filters or searches"
// docs/behaviour.md#audit-events "The filters by user and by resource also accept a typed name"
test(
  'a typed user becomes a filter, and filters without matches can be cleared',
  { tag: '@gate' },
  async ({ page }) => {
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await button(page, 'User').click();
    await page.getByRole('searchbox', { name: 'Name of a user' }).fill('eve');
    await expect(page.getByRole('menuitem')).toHaveText(['Filter by user eve']);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove filter User: eve')).toBeVisible();
    await expect(heading(page, 'No events match these filters')).toBeVisible();
    await expect(page.getByText('Searched the 5 loaded events.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await expect(page).toHaveURL(AUDIT_LOG_PATH);
  },
);

test('the search covers full messages and stays in the address', async ({ page }) => {
  await openLog(page);
  for (const [words, found] of [
    ['SHELL web-01', [SHELL_STARTED]],
    ['invalid', [SIGN_IN_FAILED]],
    // The row cuts the message before this part.
    ['very long"', [COMMAND_RUN]],
  ] as const) {
    await searchField(page).fill(words);
    await expectEventTitles(page, found);
  }
  await page.reload();
  await expectEventTitles(page, [COMMAND_RUN]);
});

test('a session in the address becomes a filter that the page shows', async ({ page }) => {
  await openLog(page, `?session=${SHELL_SESSION_ID}`);
  await expectEventTitles(page, [COMMAND_RUN, SHELL_STARTED]);
  await expect(button(page, `Remove filter Session ID: ${SHELL_SESSION_ID}`)).toBeVisible();
});

test.describe('with an event code that is missing in the catalog', () => {
  test.use({ scenario: 'hostile events' });

  // docs/behaviour.md#audit-events "It also offers the types of loaded events", "They are under a heading that says so"
  test('the log can be filtered by its type, which the menu lists under its own heading', async ({ page }) => {
    await openLog(page);
    const calls = recordSearches(page);
    await button(page, 'Event type').click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Not in the catalog')).toBeVisible();
    await menu.getByRole('menuitem', { name: /^Never heard of/ }).click();
    await expectEventTitles(page, ['Never heard of']);
    expect(calls.map((call) => call.get('include'))).toEqual(['never.heard_of']);
    await expect(button(page, 'Remove filter Never heard of')).toBeVisible();
  });
});
