// Describes the lists of applications, Kubernetes clusters, databases and desktops, for tests that run on each of them.
// The list of servers has separate tests.
import { expect, type Page } from '@playwright/test';
import type { Operation } from '#fixtures/contract/operations.ts';

export interface ResourceKind {
  /** The kind in the plural, as in names of scenarios and test titles. */
  noun: 'apps' | 'kube clusters' | 'databases' | 'desktops';
  title: string;
  path: string;
  listOperation: Operation;
  singular: string;
  plural: string;
  searchLabel: string;
  emptyTitle: string;
  enrollLabel: string;
  /** A sortable column other than the name, and the names of the rows in ascending order. */
  extraSort?: { column: string; ascendingRows: string[] };
  /** The kind as permissions name it. */
  permission: string;
  /** The name of the button or link that connects to a resource. */
  connectLabel: (name: string) => string;
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
    enrollLabel: 'Enroll application',
    extraSort: { column: 'Description', ascendingRows: ['beta', 'alpha'] },
    permission: 'app_server',
    connectLabel: (name) => `Launch ${name}`,
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
    enrollLabel: 'Enroll Kubernetes cluster',
    permission: 'kube_server',
    connectLabel,
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
    enrollLabel: 'Enroll database',
    extraSort: { column: 'Type', ascendingRows: ['alpha', 'beta'] },
    permission: 'db_server',
    connectLabel,
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
    enrollLabel: 'Enroll desktop',
    permission: 'windows_desktop',
    connectLabel: (name) => `Connect as Administrator to ${name}`,
    actionRole: 'link',
  },
];

/** The name cells of all rows, from top to bottom. */
export const rowNames = (page: Page) => page.getByRole('rowheader');
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** The data of the unreadable row, as its button copies it. The test must grant access to the clipboard. */
export async function copiedRecord(page: Page): Promise<unknown> {
  await row(page, /Unreadable/)
    .first()
    .getByRole('button', { name: 'Copy record' })
    .click();
  await expect(page.getByText('Copied')).toBeVisible();
  return JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
}

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** By how many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
