// Shells in pods and consoles of databases, from the form that leads there to their end.
import { expect } from '#e2e/harness/harness.ts';
import {
  commandAt,
  consoleAt,
  openAt,
  openConsoleForm,
  openPodForm,
  run,
  shellAt,
  WORLD,
} from '#e2e/console/exec/exec-page.ts';
import { connected } from '#e2e/console/workspace.ts';
import type { Look, RouteLooks } from './look.ts';

const PODS = 'GET /v1/webapi/sites/{cluster}/kubernetes/resources';

/** Above the list of Kubernetes clusters. */
export const POD_FORM_LOOKS: Look[] = [
  {
    says: 'the form, what is missing in it, and where nothing may be listed',
    scenario: WORLD,
    go: async ({ page, mock, look }) => {
      await openPodForm(page);
      await look('the form');
      await page.getByRole('button', { name: 'Open shell' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await look('what is missing');
      mock.world.fault(PODS, { status: 403, message: 'access denied to list pods' });
      await openPodForm(page);
      await expect(page.getByText('access denied to list pods').first()).toBeVisible();
    },
  },
];

export const POD_LOOKS: RouteLooks = [
  {
    says: 'the question first, and a shell',
    gate: true,
    scenario: WORLD,
    go: async ({ page, look }) => {
      await page.goto(shellAt({ command: `sh -c ${'long '.repeat(60)}` }));
      await expect(run(page)).toBeVisible();
      await look('the question');
      await openAt(page, shellAt());
      await expect(connected(page)).toBeVisible();
    },
  },
  {
    says: 'a command that failed',
    scenario: WORLD,
    go: async ({ page }) => {
      await openAt(page, commandAt('cat /missing'));
      await expect(page.getByRole('alert')).toContainText('exit code 1');
    },
  },
];

/** Above the list of databases. */
export const DATABASE_FORM_LOOKS: Look[] = [
  {
    says: 'the form with roles',
    scenario: WORLD,
    as: 'nora',
    go: async ({ page }) => openConsoleForm(page),
  },
];

export const DATABASE_LOOKS: RouteLooks = [
  {
    says: 'the question first, a console, and its end',
    gate: true,
    scenario: WORLD,
    go: async ({ page, look }) => {
      await page.goto(consoleAt({ dbRoles: 'reporting' }));
      await expect(run(page)).toBeVisible();
      await look('the question');
      await openAt(page, consoleAt());
      await expect(connected(page)).toBeVisible();
      await page.getByLabel('Terminal input').focus();
      await page.keyboard.type('select * from orders;\n');
      await look('the console');
      await page.keyboard.type('\\q\n');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
