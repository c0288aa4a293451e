import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { startPages } from '#api/pages.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { Place } from '#domain/place.ts';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';
import { Answer } from '#ui/answer.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NoMatch, NoServers } from './empty.tsx';
import { Filters } from './filters.tsx';
import { MoreFailed } from './more-failed.tsx';
import { narrowingOf, useNarrowing } from './narrowing.ts';
import { serverRow } from './server-row.ts';
import { ServerTable } from './server-table.tsx';
import { serversOf } from './servers-query.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  startPages(serversOf(required(params, 'cluster'), narrowingOf(new URL(request.url).searchParams)));

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

const count = new Intl.NumberFormat('en');

/** Each cluster begins with nothing: rows of one must not stand under the name of another. */
export function Component() {
  const { cluster } = useOutletContext<Place>();
  return <Servers key={cluster} cluster={cluster} />;
}

function Servers({ cluster }: { cluster: string }) {
  const narrowing = useNarrowing();
  const servers = useInfiniteQuery({ ...serversOf(cluster, narrowing), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isFetchNextPageError } = servers;
  const total = data?.pages[0]?.totalCount ?? 0;
  return (
    <>
      <title>{pageTitle(titles.servers, cluster)}</title>
      <PageTitle note={total > 0 && !narrowing.isNarrowed ? count.format(total) : undefined} actions={<Enroll />}>
        Servers
      </PageTitle>
      <Filters narrowing={narrowing} shown={data && shown(total, narrowing.isNarrowed)} />
      <Answer
        of={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        waiting={<SkeletonRows />}
        permission="list on node"
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items ?? []).map(serverRow);
          if (rows.length === 0) return narrowing.isNarrowed ? <NoMatch narrowing={narrowing} /> : <NoServers />;
          return <ServerTable rows={rows} total={total} narrowing={narrowing} onNearEnd={() => void more(servers)} />;
        }}
      </Answer>
      {isFetchNextPageError && <MoreFailed of={servers} />}
    </>
  );
}

interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

const more = ({ hasNextPage, isFetching, fetchNextPage }: Growing) => hasNextPage && !isFetching && fetchNextPage();

function shown(total: number, isNarrowed: boolean): string {
  const servers = total === 1 ? '1 server' : `${count.format(total)} servers`;
  return isNarrowed ? `${servers} ${total === 1 ? 'matches' : 'match'}` : servers;
}

function Enroll() {
  const { features } = useOutletContext<Place>();
  const disabledReason = features.addAgents ? undefined : 'Enrolling takes the permission create on token';
  return (
    <ButtonLink to={links.discover()} icon={Plus} disabledReason={disabledReason}>
      Enroll server
    </ButtonLink>
  );
}
