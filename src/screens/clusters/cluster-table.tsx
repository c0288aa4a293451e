import { CopyRecord, UnreadableRecord } from '#features/list/unreadable.tsx';
import { useQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useOutletContext } from 'react-router-dom';
import { clusterInfoOf } from '#api/cluster-info.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Features } from '#domain/access.ts';
import type { ClusterRow, Direction } from '#domain/resources/clusters.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, textOr } from '#lib/read.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatCount } from '#lib/text/locale.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { Rows } from '#ui/table/rows.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead } from '#ui/table/table.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as css from './clusters.css.ts';

type Own = Schemas['UserContext']['cluster'];

interface ClusterTableProps {
  rows: readonly ClusterRow[];
  /** The page's clock. */
  at: number;
  /** The root as it knows itself: of the leaves no proxy tells as much (docs/protocol/resources.md#4.1). */
  own: Own;
  direction: Direction;
  onSort: () => void;
}

export function ClusterTable({ rows, at, own, direction, onSort }: ClusterTableProps) {
  return (
    <Panel fill="flush">
      <Table label="Clusters" rowCount={rows.length + 1}>
        <TableHead>
          <SortHead sorted={direction} onSort={onSort}>
            Name
          </SortHead>
          <HeadCell className={css.status}>Status</HeadCell>
          <HeadCell className={css.version}>Version</HeadCell>
          <HeadCell className={css.servers}>Servers</HeadCell>
          <HeadCell className={css.connected}>Last connected</HeadCell>
          <HeadCell className={css.actions}>
            <VisuallyHidden>Pages</VisuallyHidden>
          </HeadCell>
        </TableHead>
        <Rows rows={rows} rowKey={({ id }) => id}>
          {(row) => (row.ok ? <ClusterCells cluster={row} at={at} own={own} /> : <Unreadable raw={row.raw} />)}
        </Rows>
      </Table>
    </Panel>
  );
}

// What only the root tells of itself.
const UNKNOWN = 'not told';

function ClusterCells({
  cluster,
  at,
  own,
}: { cluster: ClusterRow & { ok: true } } & Pick<ClusterTableProps, 'at' | 'own'>) {
  const { features } = useOutletContext<PageContext>();
  const { id, name, isRoot, isOnline, lastConnected } = cluster;
  const servers = isRoot && own.nodeCount !== undefined ? formatCount(own.nodeCount) : UNKNOWN;
  return (
    <>
      <Cell kind="name" title={name}>
        <span className={css.name}>
          {name}
          {isRoot && <Tag>Root</Tag>}
        </span>
      </Cell>
      <Cell>
        {isOnline ? (
          <Tag tone="ok" dot>
            online
          </Tag>
        ) : (
          <Tag tone="warn">offline</Tag>
        )}
      </Cell>
      <Cell kind="quiet" className={css.version}>
        <Version of={cluster} own={own} />
      </Cell>
      <Cell kind="quiet" className={css.servers}>
        {servers}
      </Cell>
      <Cell kind="quiet" className={css.connected}>
        {lastConnected ? <RelativeTime at={lastConnected} now={at} /> : UNKNOWN}
      </Cell>
      <Cell kind="actions">
        <MenuButton label={`Pages of ${name}`} size="small" icon={Ellipsis} entries={pagesOf(id, features)} />
      </Cell>
    </>
  );
}

/** What the root says of itself is here already; a leaf that is there is asked, and its row does not wait for it. */
function Version({ of: { id, isRoot, isOnline }, own }: { of: ClusterRow & { ok: true }; own: Own }) {
  const info = useQuery({ ...clusterInfoOf(id), enabled: isOnline && !isRoot });
  const { authVersion } = fieldsOf<Schemas['ClusterInfo']>(isRoot ? own : info.data);
  return info.isLoading ? null : sanitize(textOr(authVersion, UNKNOWN));
}

const PAGES = [
  ['servers', 'Servers'],
  ['apps', 'Applications'],
  ['kubeClusters', 'Kubernetes'],
  ['databases', 'Databases'],
  ['desktops', 'Desktops'],
  ['audit', 'Audit Log'],
  ['recordings', 'Session Recordings'],
] as const;

function pagesOf(cluster: string, features: Features): MenuEntry[] {
  const open = PAGES.filter(([place]) => features[place]);
  if (open.length === 0) return [{ kind: 'heading', label: 'Your roles open no page here' }];
  return open.map(([place, label]) => ({ kind: 'link', label, to: links[place]({ cluster }) }));
}

function Unreadable({ raw }: { raw: unknown }) {
  return (
    <>
      <Cell kind="name">
        <span className={css.name}>
          <UnreadableRecord raw={raw} />
        </span>
      </Cell>
      <Cell />
      <Cell className={css.version} />
      <Cell className={css.servers} />
      <Cell className={css.connected} />
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </>
  );
}
