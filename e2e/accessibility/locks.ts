// States for the accessibility checks of locks: the list, the dialog before a deletion, and the page to create a lock.
import { expect } from '#e2e/harness/harness.ts';
import { openRows } from './lists.ts';
import { openHeading, pressToOpen, type RouteStates, type PageContext } from './check-page.ts';

const LOCKS_PATH = '/web/locks';

async function openLocks(context: PageContext): Promise<void> {
  await openRows(LOCKS_PATH, /dora/)(context);
  await context.check('the list');
  await pressToOpen(context.page, /^Delete lock on user: dora/);
}

export const LOCK_STATES: RouteStates = [
  { title: 'the list and the deletion dialog', gate: true, scenario: 'some locks', go: openLocks },
  { title: 'locks in force', scenario: 'some locks, 18.x', go: openRows(`${LOCKS_PATH}?force=yes`, /dora/) },
  { title: 'no locks', scenario: 'sessions and no locks', go: openHeading(LOCKS_PATH, /^No locks/) },
  { title: 'hostile names', scenario: 'hostile locks', go: openRows(LOCKS_PATH, /long-/) },
];

const NEW_LOCK_PATH = '/web/locks/new';
const NO_LOCKS_SCENARIO = 'sessions and no locks';

async function placeLock({ page, mock, check }: PageContext): Promise<void> {
  await page.goto(`${NEW_LOCK_PATH}?user=alice&role=auditor&server_id=id-of-web-01&access_request=r-1`);
  await expect(page.getByRole('region', { name: 'Immediate effect' })).toContainText('Checked the roles');
  await check('the immediate effect');
  await page.getByLabel('Duration').selectOption('Until a date and time');
  await page.getByRole('button', { name: 'Lock 4 targets' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a missing end');
  await page.getByLabel('Duration').selectOption('1 hour');
  await page.getByRole('button', { name: 'Lock 4 targets' }).click();
  await check('the confirmation to lock the own access');
  mock.world.fault('PUT /v1/webapi/sites/{cluster}/locks', { status: 500, message: 'the backend is away' });
  await page.getByRole('button', { name: 'Lock my own access' }).click();
  await expect(page.getByRole('alert')).toContainText('the backend is away');
}

export const NEW_LOCK_STATES: RouteStates = [
  { title: 'the effect of a lock, errors and a confirmation', gate: true, scenario: NO_LOCKS_SCENARIO, go: placeLock },
  { title: 'kinds of targets, and the leave dialog', scenario: NO_LOCKS_SCENARIO, go: chooseTargets },
  {
    title: 'no permission',
    scenario: NO_LOCKS_SCENARIO,
    username: 'carol',
    go: openHeading(NEW_LOCK_PATH, /permission/),
  },
];

async function chooseTargets(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openRows(NEW_LOCK_PATH, /dora/)(context);
  await check('nothing selected');
  await openRows(`${NEW_LOCK_PATH}?kind=server_id&server_id=id-of-web-01`, /web-01/)(context);
  await check('servers');
  await openHeading(`${NEW_LOCK_PATH}?kind=access_request`, 'Create New Lock')(context);
  await check('the field for an ID');
  await page.goto(`${NEW_LOCK_PATH}?user=bob`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
