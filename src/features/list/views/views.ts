// Named views of lists, of the audit log and of recordings: the parameters of an address, stored in this browser.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';

export const VIEWS_SETTING = 'views';

/** A page with saved views. */
export type ViewPage = ListKind<Resource>['page'] | 'audit' | 'recordings';

export interface View {
  name: string;
  /** The parameters of the address, without the question mark. */
  shows: string;
}

export type Views = Partial<Record<ViewPage, View[]>>;

const RESOURCE_PARAMS = ['mode', 'search', 'query', 'sort', 'column', 'kind', 'health', 'pinned'];
const LOG_PARAMS = ['range', 'zone', 'sort', 'search', 'type', 'user', 'resource'];

/** The parameters that belong to a view of each page. Addresses and files may contain others, which are ignored. */
const VIEW_PARAMS: Readonly<Record<ViewPage, readonly string[]>> = {
  servers: RESOURCE_PARAMS,
  apps: RESOURCE_PARAMS,
  kubeClusters: RESOURCE_PARAMS,
  databases: RESOURCE_PARAMS,
  desktops: RESOURCE_PARAMS,
  allResources: RESOURCE_PARAMS,
  audit: [...LOG_PARAMS, 'category', 'outcome', 'session', 'request', 'view'],
  recordings: [...LOG_PARAMS, 'env', 'mode', 'length'],
};

const VIEW_PAGES = Object.keys(VIEW_PARAMS) as ViewPage[]; // Object.keys returns string[]

export const MAX_VIEW_NAME = 80;

/** The parameters of an address that belong to a view. An open panel does not belong to it. */
export function viewQueryOf(page: ViewPage, params: URLSearchParams): string {
  return new URLSearchParams(
    [...params].filter(([name, value]) => VIEW_PARAMS[page].includes(name) && value !== ''),
  ).toString();
}

function parseView(page: ViewPage, raw: unknown): View[] {
  const { name, shows } = fieldsOf<View>(raw);
  if (typeof name !== 'string' || typeof shows !== 'string') return [];
  const trimmedName = name.trim().slice(0, MAX_VIEW_NAME);
  return trimmedName === '' ? [] : [{ name: trimmedName, shows: viewQueryOf(page, new URLSearchParams(shows)) }];
}

/** Views with the same name replace each other; the last one wins. */
const uniqueByName = (views: readonly View[]): View[] => [...new Map(views.map((view) => [view.name, view])).values()];

function parseViews(raw: unknown): Views {
  const fields = fieldsOf<Views>(raw);
  const parsedPages = VIEW_PAGES.map(
    (page) => [page, uniqueByName(listOf(fields[page]).flatMap((view) => parseView(page, view)))] as const,
  );
  return Object.fromEntries(parsedPages.filter(([, views]) => views.length > 0));
}

export const readViews = (text: string | null): Views => parseViews(parseJson(text ?? ''));

export const withView = (views: Views, page: ViewPage, view: View): Views => ({
  ...views,
  [page]: uniqueByName([...(views[page] ?? []), view]),
});

export const withoutView = (views: Views, page: ViewPage, name: string): Views => ({
  ...views,
  [page]: (views[page] ?? []).filter((view) => view.name !== name),
});

export const serializeViews = (views: Views): string => JSON.stringify(views);

/** A file for importing the views in other browsers. */
export const formatViewsFile = (views: Views): string =>
  `${JSON.stringify({ postern: 'views', views }, undefined, 2)}\n`;

interface ViewFile {
  postern: string;
  views: Views;
}

/** Parses a file with views; undefined for other files. */
export function parseViewsFile(text: string): Views | undefined {
  const { postern, views } = fieldsOf<ViewFile>(parseJson(text));
  if (postern !== 'views') return undefined;
  return parseViews(views);
}

export const countViews = (views: Views): number =>
  Object.values(views).reduce((sum: number, list: readonly View[]) => sum + list.length, 0);

export function mergeViews(views: Views, importedViews: Views): Views {
  return Object.fromEntries(
    VIEW_PAGES.map(
      (page) => [page, uniqueByName([...(views[page] ?? []), ...(importedViews[page] ?? [])])] as const,
    ).filter(([, list]) => list.length > 0),
  );
}
