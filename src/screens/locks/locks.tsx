// The list of locks. The proxy sends the full list, the browser searches it, and users can delete locks.
import { DELETE } from '#lib/messages.ts';
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
import { ChipButton } from '#ui/mark/chip.tsx';
import { DeleteLock } from './delete-lock.tsx';
import { lockColumns } from './lock-columns.tsx';
import { SORT_BY_AUTHOR, filterLocks, type LockRow } from './lock-row.ts';
import {
  ADD_LOCK,
  deleteLockLabel,
  NO_LOCKS_HINT,
  IN_FORCE,
  LOCK_LIST_LABELS,
  lockPlaced,
  NO_LOCKS_TITLE,
} from './messages.ts';

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
  const locks = useQuery(locksOf(root, { isFiltered: isFilteredByProxy, inForceOnly: isOn }));
  const missingPermissions = missingPermissionsFor(user.userAcl, 'lock');
  const [lockToDelete, setLockToDelete] = useState<LockRow>();
  const { notice, notify } = useNotice(usePlacedNotice());
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
