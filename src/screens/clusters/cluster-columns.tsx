import { useQuery } from '@tanstack/react-query';
import type { RootCluster } from '#api/identity/user-context.ts';
import { clusterInfoOf } from '#api/cluster-info.ts';
import type { Schemas } from '#api/schemas.ts';
import { pageTitles } from '#domain/navigation.ts';
import { OFFLINE, ONLINE, ROOT, VERSION } from '#domain/resources/messages.ts';
import type { ReadableCluster } from '#domain/resources/clusters.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import { STATUS, UNKNOWN } from '#lib/messages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { formatCount } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { LAST_CONNECTED } from './messages.ts';

interface ClusterColumnOptions {
  /** The root cluster, with more fields than proxies send about leaf clusters (docs/protocol/resources.md#4.1). */
  rootCluster: RootCluster;
  /** The time at which the page was loaded, in epoch milliseconds. */
  loadedAt: number;
}

/** Pixels of a tag's dot and padding, and of the "root" tag. */
const TAG_PADDING = 24;
const ROOT_TAG_WIDTH = 56;

export const clusterColumns = ({ rootCluster, loadedAt }: ClusterColumnOptions): readonly Column<ReadableCluster>[] => [
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
    sample: ['18.3.0-rc.1'],
    cell: (cluster) => <ClusterVersion cluster={cluster} own={rootCluster} />,
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
    sample: ['23 minutes ago'],
    cell: ({ lastConnected }) => (lastConnected ? <RelativeTime time={lastConnected} now={loadedAt} /> : UNKNOWN),
  },
];

/**
 * The root's version is already known. Leaf clusters that are online are requested one by one; their rows appear
 * without waiting.
 */
function ClusterVersion({ cluster: { id, isRoot, isOnline }, own }: { cluster: ReadableCluster; own: RootCluster }) {
  const info = useQuery({ ...clusterInfoOf(id), enabled: isOnline && !isRoot });
  const { authVersion } = fieldsOf<Schemas['ClusterInfo']>(isRoot ? own : info.data);
  return info.isLoading ? null : sanitize(textOr(authVersion, UNKNOWN));
}
