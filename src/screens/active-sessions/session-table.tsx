import { visible } from '#lib/visible.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { RunningTime } from '#ui/running-time.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { VirtualRows } from '#ui/virtual-rows.tsx';
import { JoinMenu } from './join-menu.tsx';
import { kindOf } from './kinds.ts';
import type { SessionRow, Standstill, Unreadable } from './session-row.ts';
import type { Field, Order } from './session-rows.ts';
import * as css from './active-sessions.css.ts';

interface SessionTableProps {
  rows: readonly (SessionRow | Unreadable)[];
  order: Order;
  onSort: (field: Field) => void;
}

export function SessionTable({ rows, order, onSort }: SessionTableProps) {
  const head = (field: Field) => ({
    sorted: order.field === field ? order.dir : undefined,
    onSort: () => onSort(field),
  });
  return (
    <Panel fill="flush">
      <Table label="Active sessions" rowCount={rows.length + 1}>
        <TableHead>
          <SortHead className={css.kind} {...head('kind')}>
            Type
          </SortHead>
          <SortHead {...head('name')}>Name</SortHead>
          <HeadCell className={css.sid}>Session ID</HeadCell>
          <HeadCell className={css.users}>Users</HeadCell>
          <SortHead className={css.duration} {...head('duration')}>
            Duration
          </SortHead>
          <HeadCell className={css.action} align="end">
            Join
          </HeadCell>
        </TableHead>
        <VirtualRows rows={rows} rowKey={({ id }) => id}>
          {(row) => (row.ok ? <SessionCells session={row} /> : <UnreadableCells raw={row.raw} />)}
        </VirtualRows>
      </Table>
    </Panel>
  );
}

const STANDSTILLS: Record<Standstill, string> = {
  'needs moderator': 'Needs a moderator',
  'nobody there': 'Nobody is in it',
};

/** The state in words, where there is one to tell. */
const stateOf = ({ standstill, isModerated, kind }: SessionRow): string | undefined => {
  if (standstill) return STANDSTILLS[standstill];
  return isModerated && kind === 'ssh' ? 'Moderated' : undefined;
};

function SessionCells({ session }: { session: SessionRow }) {
  const { id, kind, name, login, users, created, standstill } = session;
  const { title, icon } = kindOf(kind);
  const state = stateOf(session);
  const present = users.join(', ') || 'Nobody';
  return (
    <>
      <Cell className={css.kind}>
        <span className={css.sign}>
          <Icon of={icon} />
          {visible(title)}
        </span>
      </Cell>
      <Cell kind="name" title={name}>
        <span className={css.name}>
          <span className={css.words}>{name}</span>
          {login !== '' && <span className={css.login}>as {login}</span>}
          {state && (
            <span className={css.state}>
              <Tag tone={standstill ? 'warn' : 'plain'}>{state}</Tag>
            </span>
          )}
        </span>
        <span className={css.below}>
          {[login && `as ${login}`, visible(title), present, state].filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell kind="code" className={css.sid} title={visible(id)}>
        <span className={css.copied}>
          <span className={css.words}>{visible(id)}</span>
          <CopyButton text={id} label={`Copy the session ID of ${name}`} />
        </span>
      </Cell>
      <Cell kind="quiet" className={css.users} title={present}>
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

/** A record that cannot be read: said, shown as it came, and in nobody's way (decisions 10). */
function UnreadableCells({ raw }: { raw: unknown }) {
  const text = JSON.stringify(raw) ?? 'nothing';
  return (
    <>
      <Cell className={css.kind} />
      <Cell kind="name">Unreadable</Cell>
      <Cell kind="code" className={css.sid} title={visible(text)}>
        {visible(text)}
      </Cell>
      <Cell className={css.users} />
      <Cell className={css.duration} />
      <Cell kind="actions">
        <CopyButton text={text} label="Copy the record" />
      </Cell>
    </>
  );
}
