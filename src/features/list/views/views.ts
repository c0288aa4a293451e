// Named views of lists: what an address says behind the question mark, kept in this browser.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import type { Kind, Resource } from '#features/list/kind.ts';

/** The name of the setting. */
export const VIEWS = 'views';

export type ListName = Kind<Resource>['page'];

export interface View {
  name: string;
  /** The query of an address, without its mark. */
  shows: string;
}

export type Views = Partial<Record<ListName, View[]>>;

const LISTS: readonly ListName[] = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops', 'allResources'];

// Nothing else belongs to a view, whatever a file contains.
const PARAMS = ['mode', 'search', 'query', 'sort', 'column', 'kind', 'health', 'pinned'];

export const LONGEST_NAME = 80;

/** What of an address is a view of its list: not whether a panel is open. */
export function shownIn(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name, value]) => PARAMS.includes(name) && value !== '')).toString();
}

function viewOf(raw: unknown): View[] {
  const { name, shows } = fieldsOf<View>(raw);
  if (typeof name !== 'string' || typeof shows !== 'string') return [];
  const trimmed = name.trim().slice(0, LONGEST_NAME);
  return trimmed === '' ? [] : [{ name: trimmed, shows: shownIn(new URLSearchParams(shows)) }];
}

/** The same name is the same view: the last one holds. */
const unique = (views: readonly View[]): View[] => [...new Map(views.map((view) => [view.name, view])).values()];

function viewsOf(raw: unknown): Views {
  const fields = fieldsOf<Views>(raw);
  const read = LISTS.map((page) => [page, unique(listOf(fields[page]).flatMap(viewOf))] as const);
  return Object.fromEntries(read.filter(([, views]) => views.length > 0));
}

export const readViews = (text: string | null): Views => viewsOf(parseJson(text ?? ''));

export const withView = (views: Views, page: ListName, view: View): Views => ({
  ...views,
  [page]: unique([...(views[page] ?? []), view]),
});

export const withoutView = (views: Views, page: ListName, name: string): Views => ({
  ...views,
  [page]: (views[page] ?? []).filter((view) => view.name !== name),
});

export const kept = (views: Views): string => JSON.stringify(views);

/** The file that other browsers take. */
export const exported = (views: Views): string => `${JSON.stringify({ postern: 'views', views }, undefined, 2)}\n`;

interface ViewFile {
  postern: string;
  views: Views;
}

/** What such a file holds; undefined when it is none. */
export function imported(text: string): Views | undefined {
  const { postern, views } = fieldsOf<ViewFile>(parseJson(text));
  if (postern !== 'views') return undefined;
  return viewsOf(views);
}

export const countOf = (views: Views): number =>
  Object.values(views).reduce((sum: number, list: readonly View[]) => sum + list.length, 0);

export function merged(views: Views, more: Views): Views {
  return Object.fromEntries(
    LISTS.map((page) => [page, unique([...(views[page] ?? []), ...(more[page] ?? [])])] as const).filter(
      ([, list]) => list.length > 0,
    ),
  );
}
