import { SESSION } from '#fixtures/scenarios/audit.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import { asked, button, coverage, heading, isLoaded, LOG, openLog, search, shows, TITLES } from './audit-log.ts';

test.use({ scenario: 'a few events', as: 'carol' });

const [FAILED = '', SIGNED_IN = '', RAN = '', STARTED = ''] = TITLES;
const chip = /^Remove filter /;

// docs/behaviour.md#audit-events "The proxy filters only by type", "All other filters apply to the loaded"
test('types are filtered by the proxy, and everything else here', { tag: '@gate' }, async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  const calls = asked(page);
  await choose(page, 'Event type', 'Sign-ins');
  await shows(page, [FAILED, SIGNED_IN]);
  expect(calls.map((call) => call.get('include'))).toEqual(['user.login']);
  await choose(page, 'Outcome', 'Failure');
  await shows(page, [FAILED]);
  await expect(page).toHaveURL(`${LOG}?type=user.login&outcome=failure`);
  expect(calls).toHaveLength(1);
});

test('each filter offers loaded values, counts matches, and stays in the address', async ({ page }) => {
  await openLog(page);
  for (const [menu, entry, found] of [
    ['Category', 'SSH sessions', [RAN, STARTED]],
    ['Outcome', 'Failure', [FAILED]],
    ['User', 'alice', [SIGNED_IN]],
    ['Resource', 'web-01', [RAN, STARTED]],
  ] as const)
    await test.step(menu, async () => {
      await choose(page, menu, entry);
      await shows(page, found);
      const count = found.length === 1 ? '1 event matches' : `${found.length} events match`;
      await expect(coverage(page, count)).toBeVisible();
      await page.reload();
      await isLoaded(page);
      await shows(page, found);
      await button(page, chip).click();
      await shows(page, TITLES);
      await expect(page).toHaveURL(LOG);
    });
});

test('two values of one filter widen it, another filter narrows it', async ({ page }) => {
  await openLog(page);
  await choose(page, 'User', 'alice');
  await choose(page, 'User', 'bob');
  await shows(page, TITLES);
  await choose(page, 'Category', 'Authentication');
  await shows(page, [FAILED, SIGNED_IN]);
  await button(page, 'Remove filter User: bob').click();
  await shows(page, [SIGNED_IN]);
  await button(page, 'Clear filters').click();
  await shows(page, TITLES);
});

// docs/behaviour.md#partial-views "Everything that counts, filters or searches"
test('a user is typed as a filter, and filters without a match are cleared', { tag: '@gate' }, async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  await button(page, 'User').click();
  await page.getByLabel('Name of a user').fill('eve');
  await button(page, 'Add filter').click();
  await expect(heading(page, 'No events match these filters')).toBeVisible();
  await expect(page.getByText('Searched the 5 loaded events.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await shows(page, TITLES);
  await expect(page).toHaveURL(LOG);
});

test('the search looks through whole messages, and stays in the address', async ({ page }) => {
  await openLog(page);
  for (const [words, found] of [
    ['SHELL web-01', [STARTED]],
    ['invalid', [FAILED]],
    // The row does not show this part of the message.
    ['very long"', [RAN]],
  ] as const) {
    await search(page).fill(words);
    await shows(page, found);
  }
  await page.reload();
  await shows(page, [RAN]);
});

test('an address filters by session too, and says so', async ({ page }) => {
  await openLog(page, `?session=${SESSION}`);
  await shows(page, [RAN, STARTED]);
  await expect(button(page, `Remove filter Session ID: ${SESSION}`)).toBeVisible();
});

test.describe('with an event whose code is not in the catalogue', () => {
  test.use({ scenario: 'hostile events' });

  // docs/behaviour.md#audit-events "The filter also offers the types", "They are under a heading that says so"
  test('filters by its type, which the menu marks', async ({ page }) => {
    await openLog(page);
    const calls = asked(page);
    await button(page, 'Event type').click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Not in the catalog')).toBeVisible();
    await menu.getByRole('menuitem', { name: /^Never heard of/ }).click();
    await shows(page, ['Never heard of']);
    expect(calls.map((call) => call.get('include'))).toEqual(['never.heard_of']);
    await expect(button(page, 'Remove filter Never heard of')).toBeVisible();
  });
});
