// Locks: the list, the question before one is deleted, and what is chosen and seen before one is placed.
import { expect } from '#e2e/harness/harness.ts';
import { rows } from './lists.ts';
import { at, pressing, type Look, type Stage } from './look.ts';

const LOCKS = '/web/locks';

export const LOCK_LOOKS: Look[] = [
  { says: 'the list', scenario: 'some locks', go: rows(LOCKS, /dora/) },
  { says: 'those in force', scenario: 'some locks, 18.x', go: rows(`${LOCKS}?force=yes`, /dora/) },
  { says: 'the question', scenario: 'some locks', go: pressing(rows(LOCKS, /dora/), /^Delete lock on user: dora/) },
  { says: 'for who may only read', scenario: 'some locks', as: 'carol', go: rows(LOCKS, /dora/) },
  { says: 'none', scenario: 'sessions and no locks', go: at(LOCKS, /^No locks/) },
  { says: 'odd records', scenario: 'an odd lock', go: rows(LOCKS, /Unreadable/) },
  { says: 'names of ill intent', scenario: 'locks of ill intent', go: rows(LOCKS, /long-/) },
];

const NEW = '/web/locks/new';
const NONE = 'sessions and no locks';

async function placing({ page, mock, look }: Stage): Promise<void> {
  await page.goto(`${NEW}?user=alice&role=auditor&server_id=id-of-web-01&access_request=r-1`);
  await expect(page.getByRole('region', { name: 'What happens at once' })).toContainText('Checked the roles');
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

export const NEW_LOCK_LOOKS: Look[] = [
  { says: 'nothing selected', scenario: NONE, go: rows(NEW, /dora/) },
  { says: 'targets, what they do, and what became of them', scenario: NONE, go: placing },
  { says: 'servers', scenario: NONE, go: rows(`${NEW}?kind=server_id&server_id=id-of-web-01`, /web-01/) },
  { says: 'an ID to type', scenario: NONE, go: at(`${NEW}?kind=access_request`, 'Create New Lock') },
  { says: 'the question before one leaves', scenario: NONE, go: leaving },
  { says: 'no permission', scenario: NONE, as: 'carol', go: at(NEW, /permission/) },
];

async function leaving({ page }: Stage): Promise<void> {
  await page.goto(`${NEW}?user=bob`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
