// The longest blocked time of the page for actions with thousands of users and roles.
import type { Page } from '@playwright/test';
import { createRole } from '#fixtures/scenarios/people.ts';
import { budgets } from './budgets.ts';
import { median, type Measurement } from './measurement.ts';
import { withBench, repeatMeasurement, type BenchContext } from './bench-context.ts';

const RUNS = 5;
const TYPING_DELAY = { delay: 60 };

/** Records long tasks (longer than 50 ms, W3C Long Tasks). */
const recordLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const pauses: number[] = [];
    Object.assign(globalThis, { pauses });
    new PerformanceObserver((list) => pauses.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });

/** In milliseconds; 0 if no task took longer than 50 ms. */
const longestTaskMs = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { pauses: number[] }).pauses)); // By recordLongTasks.

/**
 * Opens an administration page from another page and performs an action there. Returns the longest task, in
 * milliseconds.
 */
async function longestTaskIn(
  { openPage, origin }: BenchContext,
  name: string,
  interact: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await openPage({ username: 'alice' });
  await recordLongTasks(page);
  await page.goto(`${origin}/web/support`);
  await page.getByRole('heading', { name: 'Help & Support' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign((globalThis as unknown as { pauses: number[] }).pauses, { length: 0 }));
  await page.getByRole('link', { name, exact: true }).click();
  await interact(page);
  const longestMs = await longestTaskMs(page);
  await page.context().close();
  return longestMs;
}

const search = (page: Page, kind: string) => page.getByRole('searchbox', { name: `Search ${kind}` });

async function searchAndEditUser(page: Page): Promise<void> {
  await page.getByText('6,004 users').waitFor();
  await page.getByRole('button', { name: 'Roles', exact: true }).click();
  await search(page, 'users').pressSequentially('person-59', TYPING_DELAY);
  await page.getByRole('button', { name: 'Manage person-5901' }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  await page.getByRole('textbox', { name: 'Logins', exact: true }).pressSequentially('deploy,', TYPING_DELAY);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes to person-5901 were saved.').waitFor();
}

async function saveRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and save…' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/was saved\.$/).waitFor();
}

const editRole = (name: string) =>
  async function searchAndEditRole(page: Page): Promise<void> {
    await page.getByText(/2,00\d roles/).waitFor();
    await search(page, 'roles').pressSequentially(name, TYPING_DELAY);
    await page.getByRole('link', { name: `Edit role ${name}` }).click();
    const text = page.getByRole('textbox', { name: `YAML of ${name}` });
    await text.press('Control+End');
    await text.pressSequentially('# deploys at night', TYPING_DELAY);
    await saveRole(page);
  };

/** A role of about 2,000 lines. */
const longRole = () =>
  createRole('long', {
    allow: { rules: Array.from({ length: 500 }, (_, index) => ({ resources: [`k-${index}`], verbs: ['list'] })) },
  });

export async function administration(): Promise<Measurement[]> {
  const users = await withBench('thousands of users', (bench) =>
    repeatMeasurement(RUNS, () => longestTaskIn(bench, 'Users', searchAndEditUser)),
  );
  const [roles, longRoles] = await withBench('two thousand roles', async (bench) => {
    bench.mock.world.db.role.create(longRole());
    return [
      await repeatMeasurement(RUNS, () => longestTaskIn(bench, 'Roles', editRole('role-1999'))),
      await repeatMeasurement(RUNS, () => longestTaskIn(bench, 'Roles', editRole('long'))),
    ] as const;
  });
  return [
    { ...budgets.usersPause, value: median(users) },
    { ...budgets.rolesPause, value: median(roles) },
    { ...budgets.longRolePause, value: median(longRoles) },
  ];
}
