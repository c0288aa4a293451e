// All resources of a cluster that users can connect to (docs/behaviour.md#all-resources).
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { KIND_LISTS, type ListedKind, type ResourceKind } from '#api/all-kinds/kinds.ts';
import { dialectQuery, dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { redirectToStoredColumns } from '#features/list/resource-query.ts';
import { Resources } from '#features/list/resources.tsx';
import { withParams } from '#lib/params.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { allResourcesListKind, REQUIRED_PERMISSION } from './all-resources-list-kind.tsx';
import { OpenAnyDetails } from './any-details.tsx';
import { useCardView } from './use-card-view.ts';
import { parseFilters } from './resource-filters.tsx';
import { usePins } from './use-pins.ts';

/**
 * The loader does not prefetch the list, because the kinds that the user may list are known only after the user context
 * has loaded.
 */
export const loader = ({ request }: LoaderFunctionArgs) => redirectToStoredColumns('allResources', request);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

export function Component() {
  const { cluster, features } = useOutletContext<PageContext>();
  if (features.queryAgents) return <AllResources key={cluster} />;
  return (
    <>
      <title>{browserTabTitle(pageTitles.allResources, cluster)}</title>
      <PageTitle>{pageTitles.allResources}</PageTitle>
      <NoPermission permission={REQUIRED_PERMISSION} />
    </>
  );
}

const LISTED_KINDS = Object.keys(KIND_LISTS) as ListedKind[]; // Object.keys returns string[]

function AllResources() {
  const { cluster, features, user } = useOutletContext<PageContext>();
  const { data: dialect } = useQuery(dialectQuery);
  const [params, setParams] = useSearchParams();
  const openKinds = LISTED_KINDS.filter((kind) => features[KIND_LISTS[kind].list]);
  const hasGit = proxyCan(dialect, 'listAllKinds') && user.userAcl.gitServers?.list === true;
  const filterKinds: readonly ResourceKind[] = hasGit ? [...openKinds, 'git_server'] : openKinds;
  const kind = allResourcesListKind({
    listedKinds: openKinds,
    filterKinds,
    filters: parseFilters(params),
    setParams: (change) => setParams(withParams(params, change), { replace: true }),
    pins: usePins(cluster),
    cards: useCardView(proxyCan(dialectOfContext(user), 'storePreferences')),
  });
  return (
    <>
      <Resources kind={kind} />
      <OpenAnyDetails />
    </>
  );
}
