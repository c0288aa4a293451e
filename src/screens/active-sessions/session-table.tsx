import { CopyRecord, rawText } from '#features/list/unreadable.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead } from '#ui/table/table.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { useWidth } from '#ui/table/use-width.ts';
import { VirtualRows } from '#ui/table/virtual-rows.tsx';
import { JoinMenu } from './join-menu.tsx';
import { kindOf } from './kinds.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import type { SessionRow } from './session-row.ts';
import type { Field, Order } from './session-rows.ts';
import { presentIn, stateOf } from './session-words.ts';
import { useLayout } from './table-layout.ts';
import * as css from './active-sessions.css.ts';

interface SessionTableProps {
  rows: readonly (SessionRow | Unreadable)[];
  order: Order;
  onSort: (field: Field) => void;
}

/** Drawn once its width is known, which is before anything is painted. */
export function SessionTable(props: SessionTableProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>{width !== undefined && <Drawn {...props} room={width} />}</div>
    </Panel>
  );
}

function Drawn({ rows, order, onSort, room }: SessionTableProps & { room: number }) {
  const widths = useLayout(rows, room);
  const head = (field: Field) => ({
    width: widths.get(field),
    sorted: order.field === field ? order.dir : undefined,
    onSort: () => onSort(field),
  });
  return (
    <Table label="Active sessions" rowCount={rows.length + 1}>
      <TableHead>
        <SortHead className={css.roomy} {...head('kind')}>
          Type
        </SortHead>
        <SortHead {...head('name')}>Name</SortHead>
        <HeadCell className={css.roomiest} width={widths.get('sid')}>
          Session ID
        </HeadCell>
        <HeadCell className={css.roomy} width={widths.get('users')}>
          Users
        </HeadCell>
        <SortHead {...head('duration')}>Duration</SortHead>
        <HeadCell width={widths.get('action')} align="end">
          Join
        </HeadCell>
      </TableHead>
      <VirtualRows rows={rows} rowKey={({ id }) => id}>
        {(row) => (row.ok ? <SessionCells session={row} /> : <UnreadableCells raw={row.raw} />)}
      </VirtualRows>
    </Table>
  );
}

function SessionCells({ session }: { session: SessionRow }) {
  const { id, kind, name, login, created, standstill } = session;
  const { title, icon } = kindOf(kind);
  const state = stateOf(session);
  const present = presentIn(session);
  return (
    <>
      <Cell className={css.roomy}>
        <span className={css.sign}>
          <Icon of={icon} />
          {sanitize(title)}
        </span>
      </Cell>
      <Cell kind="name" title={login === '' ? name : `${name} as ${login}`}>
        <span className={css.name}>
          <span className={css.named}>
            <span className={css.words}>{name}</span>
            {login !== '' && <span className={css.login}>as {login}</span>}
          </span>
          {state && (
            <span className={css.state}>
              <Tag tone={standstill ? 'warn' : 'plain'}>{state}</Tag>
            </span>
          )}
        </span>
        {state && <span className={css.stateBelow}>{state}</span>}
        <span className={css.below}>
          {[login && `as ${login}`, sanitize(title), present, state].filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell kind="code" className={css.roomiest} title={sanitize(id)}>
        <span className={css.copied}>
          <span className={css.words}>{sanitize(id)}</span>
          <CopyButton text={id} label={`Copy the session ID of ${name}`} />
        </span>
      </Cell>
      <Cell kind="quiet" className={css.roomy} title={present}>
        {present}
      </Cell>
      <Cell kind="quiet" className={css.duration}>
        <RunningTime since={created} />
      </Cell>
      <Cell kind="actions">
        <JoinMenu session={session} />
      </Cell>
    </>
  );
}

/** A record that cannot be read: said, shown as it came, and in nobody's way (docs/behaviour.md#unreadable-records). */
function UnreadableCells({ raw }: { raw: unknown }) {
  return (
    <>
      <Cell className={css.roomy} />
      <Cell kind="name">Unreadable</Cell>
      <Cell kind="code" className={css.roomiest} title={rawText(raw)}>
        {rawText(raw)}
      </Cell>
      <Cell className={css.roomy} />
      <Cell className={css.duration} />
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </>
  );
}
