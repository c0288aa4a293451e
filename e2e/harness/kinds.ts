// What the lists of all kinds share, but the servers, which have tests of their own: where each is and what it says.
import { expect, type Page } from '@playwright/test';
import type { Operation } from '#fixtures/contract/operations.ts';

export interface Kind {
  /** As worlds and sentences name them. */
  noun: 'apps' | 'kube clusters' | 'databases' | 'desktops';
  title: string;
  path: string;
  list: Operation;
  one: string;
  many: string;
  search: string;
  none: string;
  enroll: string;
  /** A column that sorts beside the name, and the rows in its order upwards. */
  sorts?: { by: string; up: string[] };
  /** The kind as permissions name it. */
  guards: string;
  /** The button of a row. */
  action: (name: string) => string;
  offers: 'button' | 'link';
}

const inOne = (page: string) => `/web/cluster/one.example.com/${page}`;
const connectTo = (name: string) => `Connect to ${name}`;

export const KINDS: readonly Kind[] = [
  {
    noun: 'apps',
    title: 'Applications',
    path: inOne('apps'),
    list: 'GET /v1/webapi/sites/{cluster}/apps',
    one: 'application',
    many: 'applications',
    search: 'Search applications',
    none: 'No applications yet',
    enroll: 'Enroll application',
    sorts: { by: 'Description', up: ['beta', 'alpha'] },
    guards: 'app_server',
    action: (name) => `Launch ${name}`,
    offers: 'link',
  },
  {
    noun: 'kube clusters',
    title: 'Kubernetes',
    path: inOne('kubernetes'),
    list: 'GET /v1/webapi/sites/{cluster}/kubernetes',
    one: 'Kubernetes cluster',
    many: 'Kubernetes clusters',
    search: 'Search Kubernetes clusters',
    none: 'No Kubernetes clusters yet',
    enroll: 'Enroll Kubernetes cluster',
    guards: 'kube_server',
    action: connectTo,
    offers: 'button',
  },
  {
    noun: 'databases',
    title: 'Databases',
    path: inOne('databases'),
    list: 'GET /v1/webapi/sites/{cluster}/databases',
    one: 'database',
    many: 'databases',
    search: 'Search databases',
    none: 'No databases yet',
    enroll: 'Enroll database',
    sorts: { by: 'Type', up: ['alpha', 'beta'] },
    guards: 'db_server',
    action: connectTo,
    offers: 'button',
  },
  {
    noun: 'desktops',
    title: 'Desktops',
    path: inOne('desktops'),
    list: 'GET /v1/webapi/sites/{cluster}/desktops',
    one: 'desktop',
    many: 'desktops',
    search: 'Search desktops',
    none: 'No desktops yet',
    enroll: 'Enroll desktop',
    guards: 'windows_desktop',
    action: (name) => `Connect as Administrator to ${name}`,
    offers: 'link',
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
export const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
