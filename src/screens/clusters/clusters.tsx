// The root cluster and its leaf clusters. Offline clusters are listed as well.
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useOutletContext } from 'react-router-dom';
import { prefetch, queryClient } from '#api/query-client.ts';
import { clustersQuery, type RootCluster } from '#api/identity/user-context.ts';
import type { PageContext } from '#domain/page-context.ts';
import { clusterRows, type ReadableCluster } from '#domain/resources/clusters.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import {
  CLUSTER_LIST_LABELS,
  NO_CLUSTERS_HINT,
  GO_TO,
  NO_CLUSTERS_TITLE,
  goToPagesOf,
  NO_ACCESSIBLE_PAGES,
  LAST_CONNECTED,
} from './messages.ts';
import type { Features } from '#domain/access.ts';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { clusterInfoOf } from '#api/cluster-info.ts';
import type { Schemas } from '#api/schemas.ts';
import { OFFLINE, ONLINE, ROOT, VERSION } from '#domain/resources/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import { STATUS, UNKNOWN } from '#lib/messages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { formatCount } from '#lib/text/locale.ts';
import { formatDateTime } from '#lib/time.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';

interface ClusterColumnOptions {
  /** The root cluster, with more fields than proxies send about leaf clusters (docs/protocol/resources.md#4.1). */
  rootCluster: RootCluster;
  /** The time at which the page was loaded, in epoch milliseconds. */
  loadedAt: number;
}

/** Pixels of a tag's dot and padding, and of the "root" tag. */
const TAG_PADDING = 24;
const ROOT_TAG_WIDTH = 56;

const clusterColumns = ({ rootCluster, loadedAt }: ClusterColumnOptions): readonly Column<ReadableCluster>[] => [
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: ({ name }) => name,
    extraWidth: ({ isRoot }) => (isRoot ? ROOT_TAG_WIDTH : 0),
    cell: ({ name, isRoot }) => (
      <>
        {name} {isRoot && <Tag>{ROOT}</Tag>}
      </>
    ),
  },
  {
    title: STATUS,
    style: 'plain',
    text: ({ isOnline }) => (isOnline ? ONLINE : OFFLINE),
    extraWidth: () => TAG_PADDING,
    cell: ({ isOnline }) =>
      isOnline ? (
        <Tag tone="ok" dot>
          {ONLINE}
        </Tag>
      ) : (
        <Tag tone="warn">{OFFLINE}</Tag>
      ),
  },
  {
    title: VERSION,
    visibleFrom: 'wide',
    style: 'quiet',
    text: () => '',
    csv: ({ id, isRoot }) => versionText(isRoot ? rootCluster : queryClient.getQueryData(clusterInfoOf(id).queryKey)),
    sample: ['18.3.0-rc.1'],
    cell: (cluster) => <ClusterVersion cluster={cluster} rootCluster={rootCluster} />,
  },
  {
    title: pageTitles.servers,
    visibleFrom: 'wide',
    style: 'quiet',
    text: ({ isRoot }) =>
      isRoot && rootCluster.nodeCount !== undefined ? formatCount(rootCluster.nodeCount) : UNKNOWN,
  },
  {
    title: LAST_CONNECTED,
    visibleFrom: 'middle',
    style: 'quiet',
    text: () => '',
    csv: ({ lastConnected }) => (lastConnected ? formatDateTime(lastConnected) : UNKNOWN),
    sample: ['23 minutes ago'],
    cell: ({ lastConnected }) => (lastConnected ? <RelativeTime time={lastConnected} now={loadedAt} /> : UNKNOWN),
  },
];

/**
 * The version of a cluster. The root's version is already known. The versions of leaf clusters that are online are
 * requested one by one; their rows appear without waiting.
 */
function ClusterVersion({
  cluster: { id, isRoot, isOnline },
  rootCluster,
}: {
  cluster: ReadableCluster;
  rootCluster: RootCluster;
}) {
  const info = useQuery({ ...clusterInfoOf(id), enabled: isOnline && !isRoot });
  return info.isLoading ? null : versionText(isRoot ? rootCluster : info.data);
}

const versionText = (info: unknown): string =>
  sanitize(textOr(fieldsOf<Schemas['ClusterInfo']>(info).authVersion, UNKNOWN));

const CLUSTER_PAGES = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops', 'audit', 'recordings'] as const;

function pageEntries(cluster: string, features: Features): MenuEntry[] {
  const availablePages = CLUSTER_PAGES.filter((page) => features[page]);
  if (availablePages.length === 0) return [{ kind: 'heading', label: NO_ACCESSIBLE_PAGES }];
  return availablePages.map((page) => ({ kind: 'link', label: pageTitles[page], to: links[page]({ cluster }) }));
}

function ClusterMenu({ cluster: { id, name } }: { cluster: ReadableCluster }) {
  const { features } = useOutletContext<PageContext>();
  return <RowMenu label={goToPagesOf(name)} entries={pageEntries(id, features)} />;
}

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
