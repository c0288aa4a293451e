// What the lists of all kinds share, but the servers, which have tests of their own: where each is and what it says.
import { expect, type Page } from '@playwright/test';
import type { Operation } from '#fixtures/contract/operations.ts';

export interface ResourceKind {
  /** As worlds and sentences name them. */
  noun: 'apps' | 'kube clusters' | 'databases' | 'desktops';
  title: string;
  path: string;
  listOperation: Operation;
  singular: string;
  plural: string;
  searchLabel: string;
  emptyTitle: string;
  enroll: string;
  /** A column that sorts beside the name, and the rows in its order upwards. */
  extraSort?: { column: string; up: string[] };
  /** The kind as permissions name it. */
  permission: string;
  /** The button of a row. */
  action: (name: string) => string;
  actionRole: 'button' | 'link';
}

const clusterPath = (page: string) => `/web/cluster/one.example.com/${page}`;
const connectLabel = (name: string) => `Connect to ${name}`;

export const RESOURCE_KINDS: readonly ResourceKind[] = [
  {
    noun: 'apps',
    title: 'Applications',
    path: clusterPath('apps'),
    listOperation: 'GET /v1/webapi/sites/{cluster}/apps',
    singular: 'application',
    plural: 'applications',
    searchLabel: 'Search applications',
    emptyTitle: 'No applications yet',
    enroll: 'Enroll application',
    extraSort: { column: 'Description', up: ['beta', 'alpha'] },
    permission: 'app_server',
    action: (name) => `Launch ${name}`,
    actionRole: 'link',
  },
  {
    noun: 'kube clusters',
    title: 'Kubernetes',
    path: clusterPath('kubernetes'),
    listOperation: 'GET /v1/webapi/sites/{cluster}/kubernetes',
    singular: 'Kubernetes cluster',
    plural: 'Kubernetes clusters',
    searchLabel: 'Search Kubernetes clusters',
    emptyTitle: 'No Kubernetes clusters yet',
    enroll: 'Enroll Kubernetes cluster',
    permission: 'kube_server',
    action: connectLabel,
    actionRole: 'button',
  },
  {
    noun: 'databases',
    title: 'Databases',
    path: clusterPath('databases'),
    listOperation: 'GET /v1/webapi/sites/{cluster}/databases',
    singular: 'database',
    plural: 'databases',
    searchLabel: 'Search databases',
    emptyTitle: 'No databases yet',
    enroll: 'Enroll database',
    extraSort: { column: 'Type', up: ['alpha', 'beta'] },
    permission: 'db_server',
    action: connectLabel,
    actionRole: 'button',
  },
  {
    noun: 'desktops',
    title: 'Desktops',
    path: clusterPath('desktops'),
    listOperation: 'GET /v1/webapi/sites/{cluster}/desktops',
    singular: 'desktop',
    plural: 'desktops',
    searchLabel: 'Search desktops',
    emptyTitle: 'No desktops yet',
    enroll: 'Enroll desktop',
    permission: 'windows_desktop',
    action: (name) => `Connect as Administrator to ${name}`,
    actionRole: 'link',
  },
];

/** The names of all rows in the page, from top to bottom. */
export const names = (page: Page) => page.getByRole('rowheader');
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** The record of the row that could not be read, as its button copies it; the test grants the clipboard. */
export async function copiedRecord(page: Page): Promise<unknown> {
  await row(page, /Unreadable/)
    .first()
    .getByRole('button', { name: 'Copy record' })
    .click();
  await expect(page.getByText('Copied')).toBeVisible();
  return JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
}

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** How much wider than the window the page is. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
