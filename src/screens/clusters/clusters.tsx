// The root cluster and its leaf clusters. Offline clusters are listed as well.
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useOutletContext } from 'react-router-dom';
import { prefetch } from '#api/query-client.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { PageContext } from '#domain/page-context.ts';
import { clusterRows, type ReadableCluster } from '#domain/resources/clusters.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { clusterColumns } from './cluster-columns.tsx';
import { ClusterMenu } from './cluster-menu.tsx';
import { CLUSTER_LIST_LABELS, NO_CLUSTERS_HINT, GO_TO, NO_CLUSTERS_TITLE } from './messages.ts';

export const loader = () => prefetch(clustersQuery);

/** The list is searched and sorted in the browser, so a changed address does not run the loader again. */
export const shouldRevalidate = () => false;

const ICON_BUTTON_WIDTH = 34;

const listKind: Omit<FullListKind<ReadableCluster>, 'columns'> = {
  page: 'clusters',
  permission: 'remote_cluster: list',
  action: {
    title: GO_TO,
    render: (cluster) => <ClusterMenu cluster={cluster} />,
    text: () => '',
    padding: ICON_BUTTON_WIDTH,
  },
  messages: CLUSTER_LIST_LABELS,
};

export function Component() {
  const { root, user } = useOutletContext<PageContext>();
  const clusters = useQuery(clustersQuery);
  const columns = clusterColumns({ rootCluster: user.cluster, loadedAt: clusters.dataUpdatedAt });
  return (
    <FullList
      kind={{ ...listKind, columns }}
      query={clusters}
      read={(answer, { search, order }) => clusterRows(answer, { root, search, direction: order.dir })}
      emptyState={
        <EmptyState icon={Network} title={NO_CLUSTERS_TITLE}>
          <p>{NO_CLUSTERS_HINT}</p>
        </EmptyState>
      }
    />
  );
}
