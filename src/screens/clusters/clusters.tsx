// The root and its leaves: one that is broken or offline is a row like any other.
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { start } from '#api/queries.ts';
import { clustersQuery } from '#api/user-context.ts';
import { clusterRows, type Direction } from '#domain/resources/clusters.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { counted } from '#lib/text/locale.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { ClusterTable } from './cluster-table.tsx';

export const loader = () => start(clustersQuery);

/** The list is narrowed and ordered here; its loader is for arriving. */
export const shouldRevalidate = () => false;

const shown = counted('1 cluster', 'clusters');
const matching = counted('1 cluster matches', 'clusters match');

export function Component() {
  const { root, user } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const direction: Direction = params.get('sort') === 'name:desc' ? 'desc' : 'asc';
  const clusters = useQuery(clustersQuery);
  const say = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, flushSync: true });
  };
  const rows = clusters.data === undefined ? undefined : clusterRows(clusters.data, { root, search, direction });
  return (
    <>
      <title>{pageTitle(titles.clusters)}</title>
      <PageTitle count={search === '' && rows && <Count says={shown} of={rows.length} />}>{titles.clusters}</PageTitle>
      <Toolbar shown={search !== '' && rows && matching(rows.length)}>
        <SearchField label="Search clusters" value={search} onChange={(text) => say('search', text)} />
      </Toolbar>
      <Answer
        of={{ ...clusters, data: rows }}
        waiting={<SkeletonRows rows={3} columns={5} />}
        permission="remote_cluster: list"
      >
        {(list) =>
          list.length === 0 ? (
            <NoMatch search={search} onClear={() => say('search', '')} />
          ) : (
            <ClusterTable
              rows={list}
              at={clusters.dataUpdatedAt}
              own={user.cluster}
              direction={direction}
              onSort={() => say('sort', direction === 'asc' ? 'name:desc' : '')}
            />
          )
        }
      </Answer>
    </>
  );
}

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches “${sanitize(search)}”`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      <p>The words must be part of a cluster’s name.</p>
    </EmptyState>
  );
}
