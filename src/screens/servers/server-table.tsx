import { HeadCell, SortHead, Table, TableHead } from '#ui/table.tsx';
import { Panel } from '#ui/panel.tsx';
import { VirtualRows } from '#ui/virtual-rows.tsx';
import type { useNarrowing } from './narrowing.ts';
import { BrokenCells, ServerCells } from './server-cells.tsx';
import type { ServerRow } from './server-row.ts';
import * as css from './servers.css.ts';

interface ServerTableProps {
  rows: readonly ServerRow[];
  total: number;
  narrowing: ReturnType<typeof useNarrowing>;
  onNearEnd: () => void;
}

export function ServerTable({ rows, total, narrowing, onNearEnd }: ServerTableProps) {
  const { order, sortBy, add } = narrowing;
  const sorted = (field: string) => (order.field === field ? order.dir : undefined);
  return (
    <Panel fill="flush">
      <Table label="Servers" rowCount={Math.max(total, rows.length) + 1}>
        <TableHead>
          <SortHead className={css.hostname} sorted={sorted('hostname')} onSort={() => sortBy('hostname')}>
            Hostname
          </SortHead>
          <SortHead className={css.address} sorted={sorted('address')} onSort={() => sortBy('address')}>
            Address
          </SortHead>
          <HeadCell className={css.labels}>Labels</HeadCell>
          <HeadCell className={css.connect} align="end">
            Connect
          </HeadCell>
        </TableHead>
        <VirtualRows rows={rows} rowKey={({ id }) => id} onNearEnd={onNearEnd}>
          {(row) => (row.ok ? <ServerCells server={row} onLabel={add} /> : <BrokenCells raw={row.raw} />)}
        </VirtualRows>
      </Table>
    </Panel>
  );
}
