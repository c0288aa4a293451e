// Named views of lists: the parameters of an address, stored in this browser.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';

export const VIEWS_SETTING = 'views';

export type ListName = ListKind<Resource>['page'];

export interface View {
  name: string;
  /** The parameters of the address, without the question mark. */
  shows: string;
}

export type Views = Partial<Record<ListName, View[]>>;

const LISTS: readonly ListName[] = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops', 'allResources'];

// A file may contain other parameters, which are ignored.
const VIEW_PARAMS = ['mode', 'search', 'query', 'sort', 'column', 'kind', 'health', 'pinned'];

export const MAX_VIEW_NAME = 80;

/** The parameters of an address that belong to a view. An open panel does not belong to it. */
export function viewQueryOf(params: URLSearchParams): string {
  return new URLSearchParams(
    [...params].filter(([name, value]) => VIEW_PARAMS.includes(name) && value !== ''),
  ).toString();
}

function parseView(raw: unknown): View[] {
  const { name, shows } = fieldsOf<View>(raw);
  if (typeof name !== 'string' || typeof shows !== 'string') return [];
  const trimmedName = name.trim().slice(0, MAX_VIEW_NAME);
  return trimmedName === '' ? [] : [{ name: trimmedName, shows: viewQueryOf(new URLSearchParams(shows)) }];
}

/** Views with the same name replace each other; the last one wins. */
const uniqueByName = (views: readonly View[]): View[] => [...new Map(views.map((view) => [view.name, view])).values()];

function parseViews(raw: unknown): Views {
  const fields = fieldsOf<Views>(raw);
  const parsedLists = LISTS.map((page) => [page, uniqueByName(listOf(fields[page]).flatMap(parseView))] as const);
  return Object.fromEntries(parsedLists.filter(([, views]) => views.length > 0));
}

export const readViews = (text: string | null): Views => parseViews(parseJson(text ?? ''));

export const withView = (views: Views, page: ListName, view: View): Views => ({
  ...views,
  [page]: uniqueByName([...(views[page] ?? []), view]),
});

export const withoutView = (views: Views, page: ListName, name: string): Views => ({
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
    LISTS.map((page) => [page, uniqueByName([...(views[page] ?? []), ...(importedViews[page] ?? [])])] as const).filter(
      ([, list]) => list.length > 0,
    ),
  );
}
