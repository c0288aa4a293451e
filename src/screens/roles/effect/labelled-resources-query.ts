// Names and labels of the resources that a role change is compared with, and their total number.
import { queryOptions } from '@tanstack/react-query';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { resourceLists, type ResourceList } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import { parsePage } from '#api/list/paged-query.ts';
import { totalCountOf } from '#api/list/total-count.ts';
import type { ReachedKind } from '#domain/roles/role-reach.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { iteratePages } from '#lib/async/iterate-pages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import type { Label } from '#lib/text/labels.ts';

export interface LabelledResource {
  /** The position in the list, because names are not unique. */
  id: number;
  name: string;
  labels: readonly Label[];
}

export interface LoadedResources {
  resources: readonly LabelledResource[];
  /** Undefined if the proxy did not count the resources. */
  total: number | undefined;
  isComplete: boolean;
}

/** The proxy's page limit (docs/protocol/resources.md#1.2). */
const PAGE_LIMIT = 1000;
/** The number of resources that are loaded at first. The user can load all. */
export const INITIAL_COUNT = 5000;

interface RawResource {
  name: unknown;
  hostname: unknown;
  id: unknown;
  labels: unknown;
  tags: unknown;
}

function parseLabelledResource(raw: unknown, id: number): LabelledResource[] {
  const { name, hostname, id: rawId, labels, tags } = fieldsOf<RawResource>(raw);
  const displayName = textOr(hostname, textOr(name, textOr(rawId, '')));
  return displayName === '' ? [] : [{ id, name: displayName, labels: readLabels(labels ?? tags) }];
}

/** The first resources of a kind, up to the limit. */
export function labelledResourcesQuery(kind: ReachedKind, cluster: string, limit: number) {
  const { path, fetchPage }: ResourceList = resourceLists[kind];
  return queryOptions({
    queryKey: keyOf(path, { path: { cluster } }, { labels: limit }),
    queryFn: async ({ signal }): Promise<LoadedResources> => {
      // The proxy counts only sorted lists (docs/protocol/resources.md#1.6).
      const query = { limit: PAGE_LIMIT, search: '', query: '', sort: 'name:asc' };
      const pages: Page[] = [];
      const fetchFrom = async (startKey: string) => {
        const page: Page = parsePage(await fetchPage(cluster, { ...query, startKey }, signal));
        return { page, items: page.items ?? [], next: textOr(page.startKey, '') };
      };
      // Names are not unique, so only records that are equal in all fields count as duplicates.
      for await (const { page, items } of iteratePages({ fetchPage: fetchFrom, idOf: JSON.stringify, signal })) {
        pages.push({ ...page, items });
        if (pages.length * PAGE_LIMIT >= limit) break;
      }
      const resources = pages.flatMap(({ items }) => items ?? []).flatMap(parseLabelledResource);
      return { resources, total: totalCountOf(pages), isComplete: textOr(pages.at(-1)?.startKey, '') === '' };
    },
    staleTime: ONE_MINUTE_MS,
    structuralSharing: false,
  });
}
