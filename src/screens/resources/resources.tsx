// The list of any kind of resource: title, filters, every state, and rows that come as one scrolls.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useOutletContext } from 'react-router-dom';
import type { Page } from '#api/pages.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { Place } from '#domain/place.ts';
import { links } from '#lib/links.ts';
import { Answer } from '#ui/answer.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NoMatch, NoResources } from './empty.tsx';
import { Filters } from './filters.tsx';
import type { Kind, Resource } from './kind.ts';
import { MoreFailed } from './more-failed.tsx';
import { useNarrowing } from './narrowing.ts';
import { fieldsOf, resourcesOf } from './query.ts';
import { ResourceTable } from './resource-table.tsx';

const count = new Intl.NumberFormat('en');

interface ResourcesProps<R extends Resource> {
  kind: Kind<R>;
}

/** Each cluster begins with nothing: rows of one must not stand under the name of another. */
export function Resources<R extends Resource>({ kind }: ResourcesProps<R>) {
  const { cluster } = useOutletContext<Place>();
  return <InCluster key={cluster} kind={kind} cluster={cluster} />;
}

function InCluster<R extends Resource>({ kind, cluster }: ResourcesProps<R> & { cluster: string }) {
  const { words } = kind;
  const narrowing = useNarrowing(fieldsOf(kind));
  const found = useInfiniteQuery({ ...resourcesOf(kind, cluster, narrowing), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError, hasNextPage } = found;
  const total = totalOf(data?.pages ?? []);
  // Some lists are not counted by the proxy (facts/resources.md 18.2): then what has come is all that can be told.
  const isWhole = !hasNextPage || (data?.pages[0]?.totalCount ?? 0) > 0;
  const told = narrowing.isNarrowed ? words.matched(total) : words.counted(total);
  const shown = isWhole ? told : `${told} so far`;
  return (
    <>
      <title>{pageTitle(titles[kind.place], cluster)}</title>
      <PageTitle
        note={total > 0 && isWhole && !narrowing.isNarrowed ? count.format(total) : undefined}
        actions={<Enroll words={words} />}
      >
        {titles[kind.place]}
      </PageTitle>
      <Filters narrowing={narrowing} label={words.search} shown={data && shown} />
      <Answer
        of={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        waiting={<SkeletonRows />}
        permission={kind.permission}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items ?? []).map(kind.read);
          if (rows.length === 0)
            return narrowing.isNarrowed ? <NoMatch narrowing={narrowing} words={words} /> : <NoResources kind={kind} />;
          return (
            <ResourceTable
              kind={kind}
              rows={rows}
              total={total}
              narrowing={narrowing}
              onNearEnd={() => void more(found)}
            />
          );
        }}
      </Answer>
      {isFetchNextPageError && <MoreFailed of={found} says={words.further} />}
    </>
  );
}

const totalOf = (pages: readonly Page[]): number =>
  pages[0]?.totalCount || pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);

interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

const more = ({ hasNextPage, isFetching, fetchNextPage }: Growing) => hasNextPage && !isFetching && fetchNextPage();

function Enroll({ words }: Pick<Kind<Resource>, 'words'>) {
  const { features, cluster, root } = useOutletContext<Place>();
  const disabledReason = features.addAgents
    ? cluster === root
      ? undefined
      : 'Resources are enrolled in the root cluster'
    : 'Enrolling takes the permission create on token';
  return (
    <ButtonLink to={links.discover()} icon={Plus} disabledReason={disabledReason}>
      {words.add}
    </ButtonLink>
  );
}
