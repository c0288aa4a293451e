// States for the accessibility checks of pod shells and database consoles: the forms that open them, the sessions, and
// the ends of sessions.
import { expect } from '#e2e/harness/harness.ts';
import {
  podCommandPath,
  databaseConsolePath,
  openAndConfirm,
  openConsoleForm,
  openPodForm,
  confirmButton,
  podShellPath,
  EXEC_SCENARIO,
} from '#e2e/console/exec/exec-page.ts';
import { connected } from '#e2e/console/workspace.ts';
import type { PageState, RouteStates } from './check-page.ts';

const LIST_PODS = 'GET /v1/webapi/sites/{cluster}/kubernetes/resources';

/** The form above the list of Kubernetes clusters. */
export const POD_FORM_STATES: PageState[] = [
  {
    title: 'the form, its errors, and the form without list permission',
    scenario: EXEC_SCENARIO,
    go: async ({ page, mock, check }) => {
      await openPodForm(page);
      await check('the form');
      await page.getByRole('button', { name: 'Open shell' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await check('missing values');
      mock.world.fault(LIST_PODS, { status: 403, message: 'access denied to list pods' });
      await openPodForm(page);
      await expect(page.getByText('access denied to list pods').first()).toBeVisible();
    },
  },
];

export const POD_STATES: RouteStates = [
  {
    title: 'the confirmation and a shell',
    gate: true,
    scenario: EXEC_SCENARIO,
    go: async ({ page, check }) => {
      await page.goto(podShellPath({ command: `sh -c ${'long '.repeat(60)}` }));
      await expect(confirmButton(page)).toBeVisible();
      await check('the confirmation');
      await openAndConfirm(page, podShellPath());
      await expect(connected(page)).toBeVisible();
    },
  },
  {
    title: 'a command that failed',
    scenario: EXEC_SCENARIO,
    go: async ({ page }) => {
      await openAndConfirm(page, podCommandPath('cat /missing'));
      await expect(page.getByRole('alert')).toContainText('exit code 1');
    },
  },
];

/** The form above the list of databases. */
export const DATABASE_FORM_STATES: PageState[] = [
  {
    title: 'the form with roles',
    scenario: EXEC_SCENARIO,
    username: 'nora',
    go: async ({ page }) => openConsoleForm(page),
  },
];

export const DATABASE_STATES: RouteStates = [
  {
    title: 'the confirmation, a console and its end',
    gate: true,
    scenario: EXEC_SCENARIO,
    go: async ({ page, check }) => {
      await page.goto(databaseConsolePath({ dbRoles: 'reporting' }));
      await expect(confirmButton(page)).toBeVisible();
      await check('the confirmation');
      await openAndConfirm(page, databaseConsolePath());
      await expect(connected(page)).toBeVisible();
      await page.getByLabel('Terminal input').focus();
      await page.keyboard.type('select * from orders;\n');
      await check('the console');
      await page.keyboard.type('\\q\n');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
