// The list of locks. The proxy sends the full list, the browser searches it, and users can delete locks.
import { DELETE, NEVER, UNKNOWN } from '#lib/messages.ts';
import { formatDateTime, neverExpires } from '#lib/time.ts';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { locksOf } from '#api/locks.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { links } from '#lib/links.ts';
import { withParams } from '#lib/params.ts';
import { fieldsOf, uniqueNames } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { ChipButton, Chip } from '#ui/mark/chip.tsx';
import { isInForce, type LockRow } from '#domain/locks/lock-row.ts';
import { SORT_BY_AUTHOR, filterLocks } from './filter-locks.ts';
import {
  ADD_LOCK,
  deleteLockLabel,
  NO_LOCKS_HINT,
  IN_FORCE,
  LOCK_LIST_LABELS,
  lockPlaced,
  NO_LOCKS_TITLE,
  EXPIRATION,
  EXPIRED,
  LOCKED_BY,
  LOCKED_ITEMS,
  START_DATE,
} from './messages.ts';
import { DeleteLock, useBulkDelete } from './delete-locks.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { MESSAGE, STATE } from '#features/list/messages.ts';
import { CHIP_GAP } from '#ui/mark/chip-width.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { ExpiryTime } from '#ui/text/expiry-time.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import * as css from './locks.css.ts';

/** Pixels around the text of a chip. */
const CHIP_PADDING = 20;
const TAG_PADDING = 24;
/** Minimum width of the message column. Messages that are cut off appear in full on hover. */
const MIN_MESSAGE_WIDTH = 120;

const stateText = (expires: string, now: number): string => (isInForce(expires, now) ? IN_FORCE : EXPIRED);

/** Whether the lock is in force. Updates while the page is open. */
function LockState({ expires }: { expires: string }) {
  const state = useTickingText((now) => stateText(expires, now));
  return <Tag tone={state === IN_FORCE ? 'warn' : 'plain'}>{state}</Tag>;
}

function LockStateText({ expires }: { expires: string }) {
  return useTickingText((now) => stateText(expires, now));
}

interface LockedItemsProps {
  lock: LockRow;
  shownColumns: readonly string[];
  /** When the list was loaded, in epoch milliseconds. */
  loadedAt: number;
}

function LockedItems({ lock: { targets, createdBy, message, expires }, shownColumns, loadedAt }: LockedItemsProps) {
  const secondLine = [createdBy, message].filter(Boolean).join(' · ');
  return (
    <>
      <span className={css.items}>
        {targets.map((target) => (
          <Chip key={target}>{target}</Chip>
        ))}
      </span>
      {/* The second line repeats the values of hidden columns. */}
      {!shownColumns.includes(LOCKED_BY) && (
        <span className={css.secondLine}>
          <LockStateText expires={expires} />
          {!neverExpires(loadedAt, expires) && (
            <>
              {' · '}
              <RelativeTime time={expires} now={loadedAt} />
            </>
          )}
          {secondLine !== '' && ` · ${secondLine}`}
        </span>
      )}
    </>
  );
}

/** `loadedAt` is the time at which the list was loaded, in epoch milliseconds. */
const lockColumns = (loadedAt: number): readonly Column<LockRow>[] => [
  {
    title: LOCKED_ITEMS,
    style: 'name',
    text: ({ name }) => name,
    extraWidth: ({ targets }) => targets.length * (CHIP_PADDING + CHIP_GAP),
    cell: (lock, shownColumns) => <LockedItems lock={lock} shownColumns={shownColumns} loadedAt={loadedAt} />,
    hasOwnLayout: true,
  },
  {
    title: LOCKED_BY,
    sort: 'createdBy',
    visibleFrom: 'middle',
    style: 'plain',
    text: ({ createdBy }) => createdBy || UNKNOWN,
  },
  {
    title: START_DATE,
    sort: 'createdAt',
    visibleFrom: 'wide',
    style: 'quiet',
    text: () => '',
    csv: ({ createdAt }) => (createdAt === '' ? UNKNOWN : formatDateTime(createdAt)),
    sample: ['23 minutes ago'],
    cell: ({ createdAt }) => (createdAt === '' ? UNKNOWN : <RelativeTime time={createdAt} now={loadedAt} />),
  },
  {
    title: EXPIRATION,
    sort: 'expires',
    visibleFrom: 'middle',
    style: 'quiet',
    text: () => '',
    csv: ({ expires }) => (expires === '' ? NEVER : formatDateTime(expires)),
    sample: ['in 23 minutes', 'Dec 28, 2026'],
    cell: ({ expires }) => <ExpiryTime time={expires} now={loadedAt} />,
  },
  {
    title: MESSAGE,
    sort: 'message',
    visibleFrom: 'wide',
    style: 'quiet',
    text: ({ message }) => message,
    minWidth: MIN_MESSAGE_WIDTH,
  },
  {
    title: STATE,
    visibleFrom: 'middle',
    style: 'plain',
    text: () => '',
    csv: ({ expires }) => stateText(expires, Date.now()),
    sample: [IN_FORCE],
    extraWidth: () => TAG_PADDING,
    cell: ({ expires }) => <LockState expires={expires} />,
  },
];

const BUTTON_PADDING = 22;

const listKind: Pick<FullListKind<LockRow>, 'page' | 'permission' | 'defaultSort' | 'messages'> = {
  page: 'locks',
  permission: 'lock: list, read',
  defaultSort: SORT_BY_AUTHOR,
  messages: LOCK_LIST_LABELS,
};

const deleteAction = (
  missingPermission: string | undefined,
  onDelete: (lock: LockRow) => void,
): FullListKind<LockRow>['action'] => ({
  title: DELETE,
  text: () => DELETE,
  padding: BUTTON_PADDING,
  render: (lock) => (
    <Button
      size="small"
      aria-label={deleteLockLabel(lock.name)}
      disabledReason={permissionReason(missingPermission)}
      onClick={() => onDelete(lock)}
    >
      {DELETE}
    </Button>
  ),
});

/** Filters for locks that are in force (docs/behaviour.md#locks). */
function useInForceFilter(): { isOn: boolean; filters: NonNullable<FullListKind<LockRow>['filters']> } {
  const [params, setParams] = useSearchParams();
  const isOn = params.get('force') === 'yes';
  const toggle = () => setParams(withParams(params, { force: isOn ? '' : 'yes' }), { replace: true });
  const controls = (
    <ChipButton aria-pressed={isOn} onClick={toggle}>
      {IN_FORCE}
    </ChipButton>
  );
  return { isOn, filters: { params: ['force'], labels: isOn ? [IN_FORCE] : [], controls } };
}

/** The success message after the "new lock" page has created locks. */
function usePlacedNotice(): string {
  const { state } = useLocation();
  const placed = uniqueNames(fieldsOf<{ placed: unknown }>(state).placed);
  return placed.length > 0 ? lockPlaced(placed) : '';
}

export function Component() {
  // Locks belong to the root cluster, no matter which cluster is selected (docs/protocol/resources.md#8.2).
  const { root, user } = useOutletContext<PageContext>();
  const { isOn, filters } = useInForceFilter();
  const isFilteredByProxy = proxyCan(dialectOfContext(user), 'filterLocks');
  const locks = useQuery(locksOf(root, { canFilter: isFilteredByProxy, inForceOnly: isOn }));
  const missingPermissions = missingPermissionsFor(user.userAcl, 'lock');
  const [lockToDelete, setLockToDelete] = useState<LockRow>();
  const { notice, notify } = useNotice(usePlacedNotice());
  const { selection, dialog } = useBulkDelete(root, notify);
  const closeWithNotice = (message: string) => {
    setLockToDelete(undefined);
    notify(message);
  };
  return (
    <>
      <FullList
        kind={{
          ...listKind,
          filters,
          columns: lockColumns(locks.dataUpdatedAt),
          action: deleteAction(missingPermissions.remove, setLockToDelete),
        }}
        actions={<AddLock missing={missingPermissions.create} />}
        query={locks}
        read={(answer, rowQuery) =>
          filterLocks(answer, { ...rowQuery, inForceAt: isOn && !isFilteredByProxy ? locks.dataUpdatedAt : undefined })
        }
        notice={notice}
        selection={missingPermissions.remove === undefined ? selection : undefined}
        emptyState={<NoLocks missing={missingPermissions.create} />}
      />
      {lockToDelete && (
        <DeleteLock
          lock={lockToDelete}
          root={root}
          onDeleted={closeWithNotice}
          onCancel={() => setLockToDelete(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

function AddLock({ missing }: { missing: string | undefined }) {
  return (
    <ButtonLink to={links.newLock()} variant="primary" icon={Plus} disabledReason={permissionReason(missing)}>
      {ADD_LOCK}
    </ButtonLink>
  );
}

function NoLocks({ missing }: { missing: string | undefined }) {
  return (
    <EmptyState icon={Lock} title={NO_LOCKS_TITLE} action={missing === undefined && <AddLock missing={missing} />}>
      <p>{NO_LOCKS_HINT}</p>
    </EmptyState>
  );
}
