// Locks: the list, the question before one is deleted, and what is chosen and seen before one is placed.
import { expect } from '#e2e/harness/harness.ts';
import { rows } from './lists.ts';
import { at, pressToOpen, type RouteLooks, type Stage } from './look.ts';

const LOCKS = '/web/locks';

async function list(stage: Stage): Promise<void> {
  await rows(LOCKS, /dora/)(stage);
  await stage.look('the list');
  await pressToOpen(stage.page, /^Delete lock on user: dora/);
}

export const LOCK_LOOKS: RouteLooks = [
  { says: 'the list and the question before a lock is deleted', gate: true, scenario: 'some locks', go: list },
  { says: 'those in force', scenario: 'some locks, 18.x', go: rows(`${LOCKS}?force=yes`, /dora/) },
  { says: 'none', scenario: 'sessions and no locks', go: at(LOCKS, /^No locks/) },
  { says: 'names of ill intent', scenario: 'locks of ill intent', go: rows(LOCKS, /long-/) },
];

const NEW = '/web/locks/new';
const NONE = 'sessions and no locks';

async function placing({ page, mock, look }: Stage): Promise<void> {
  await page.goto(`${NEW}?user=alice&role=auditor&server_id=id-of-web-01&access_request=r-1`);
  await expect(page.getByRole('region', { name: 'Immediate effect' })).toContainText('Checked the roles');
  await look('what happens at once');
  await page.getByLabel('Duration').selectOption('Until a date and time');
  await page.getByRole('button', { name: 'Lock 4 targets' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('an end that is missing');
  await page.getByLabel('Duration').selectOption('1 hour');
  await page.getByRole('button', { name: 'Lock 4 targets' }).click();
  await look('the question whether one means oneself');
  mock.world.fault('PUT /v1/webapi/sites/{cluster}/locks', { status: 500, message: 'the backend is away' });
  await page.getByRole('button', { name: 'Lock my own access' }).click();
  await expect(page.getByRole('alert')).toContainText('the backend is away');
}

export const NEW_LOCK_LOOKS: RouteLooks = [
  { says: 'targets, what they do, and what became of them', gate: true, scenario: NONE, go: placing },
  { says: 'kinds of targets, and the question before one leaves', scenario: NONE, go: choosing },
  { says: 'no permission', scenario: NONE, as: 'carol', go: at(NEW, /permission/) },
];

async function choosing(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await rows(NEW, /dora/)(stage);
  await look('nothing selected');
  await rows(`${NEW}?kind=server_id&server_id=id-of-web-01`, /web-01/)(stage);
  await look('servers');
  await at(`${NEW}?kind=access_request`, 'Create New Lock')(stage);
  await look('an ID to type');
  await page.goto(`${NEW}?user=bob`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
