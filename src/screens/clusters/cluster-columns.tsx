import { useQuery } from '@tanstack/react-query';
import { clusterInfoOf } from '#api/cluster-info.ts';
import type { Schemas } from '#api/schemas.ts';
import type { ReadableCluster } from '#domain/resources/clusters.ts';
import type { Column } from '#features/list/kind.ts';
import { fieldsOf, textOr } from '#lib/read.ts';
import { formatCount } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';

type Own = Schemas['UserContext']['cluster'];

interface Known {
  /** The root as it knows itself: of the leaves no proxy tells as much (docs/protocol/resources.md#4.1). */
  own: Own;
  /** The page's clock. */
  at: number;
}

// What only the root tells of itself.
const UNKNOWN = 'not told';
/** The word in a tag is in smaller letters; its dot and its edges, and the tag of the root. */
const STATUS = 24;
const ROOT = 56;

export const clusterColumns = ({ own, at }: Known): readonly Column<ReadableCluster>[] => [
  {
    title: 'Name',
    sort: 'name',
    look: 'name',
    text: ({ name }) => name,
    beside: ({ isRoot }) => (isRoot ? ROOT : 0),
    cell: ({ name, isRoot }) => (
      <>
        {name} {isRoot && <Tag>Root</Tag>}
      </>
    ),
  },
  {
    title: 'Status',
    look: 'plain',
    text: ({ isOnline }) => (isOnline ? 'online' : 'offline'),
    beside: () => STATUS,
    cell: ({ isOnline }) =>
      isOnline ? (
        <Tag tone="ok" dot>
          online
        </Tag>
      ) : (
        <Tag tone="warn">offline</Tag>
      ),
  },
  {
    title: 'Version',
    shown: 'wide',
    look: 'quiet',
    text: () => '',
    sample: ['18.3.0-rc.1'],
    cell: (cluster) => <Version of={cluster} own={own} />,
  },
  {
    title: 'Servers',
    shown: 'wide',
    look: 'quiet',
    text: ({ isRoot }) => (isRoot && own.nodeCount !== undefined ? formatCount(own.nodeCount) : UNKNOWN),
  },
  {
    title: 'Last connected',
    shown: 'middle',
    look: 'quiet',
    text: () => '',
    sample: ['23 minutes ago'],
    cell: ({ lastConnected }) => (lastConnected ? <RelativeTime at={lastConnected} now={at} /> : UNKNOWN),
  },
];

/** What the root says of itself is here already; a leaf that is there is asked, and its row does not wait for it. */
function Version({ of: { id, isRoot, isOnline }, own }: { of: ReadableCluster; own: Own }) {
  const info = useQuery({ ...clusterInfoOf(id), enabled: isOnline && !isRoot });
  const { authVersion } = fieldsOf<Schemas['ClusterInfo']>(isRoot ? own : info.data);
  return info.isLoading ? null : sanitize(textOr(authVersion, UNKNOWN));
}
