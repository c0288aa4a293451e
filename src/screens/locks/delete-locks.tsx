// The questions before one lock or several locks are deleted.
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { isInForce, type LockRow } from '#domain/locks/lock-row.ts';
import { deleteUnlessGone } from '#features/list/selection/bulk-delete.ts';
import { BulkDeleteDialog } from '#features/list/selection/bulk-delete-dialog.tsx';
import { ClearSelection, useSelection } from '#features/list/selection/selection.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import {
  ALREADY_EXPIRED,
  BULK_DELETE_MESSAGES,
  BULK_DELETE_WARNING,
  confirmDelete,
  DELETE_LOCK,
  DELETE_WARNING,
  deleteFailed,
  deleteSelected,
  lockAlreadyDeleted,
  lockDeleted,
} from './messages.ts';

interface DeleteLockProps {
  lock: LockRow;
  root: string;
  /** Called when the lock no longer exists, no matter who deleted it. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

export function DeleteLock({ lock: { id, name, expires }, root, onDeleted, onCancel }: DeleteLockProps) {
  const handleDeleted = async (message: string) => {
    await showDeleted('locks', id);
    onDeleted(message);
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/locks/{uuid}', {
    onSuccess: () => handleDeleted(lockDeleted(name)),
    onError: ({ status }) => (status === 404 ? handleDeleted(lockAlreadyDeleted(name)) : undefined),
  });
  const consequence = useTickingText((now) => (isInForce(expires, now) ? DELETE_WARNING : ALREADY_EXPIRED));
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_LOCK}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster: root, uuid: id } } })}
      onCancel={onCancel}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}

/** The selected locks, and the dialog that deletes them. */
export function useBulkDelete(root: string, notify: (message: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const selection = useSelection<LockRow>();
  const count = selection.rows.size;
  const deleteLock = async ({ id }: LockRow) => {
    const params = { path: { cluster: root, uuid: id } };
    await deleteUnlessGone(() => http.DELETE('/v1/webapi/sites/{cluster}/locks/{uuid}', { params }));
    await showDeleted('locks', id);
  };
  const tools = count > 0 && (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
        {deleteSelected(count)}
      </Button>
      <ClearSelection selection={selection} />
    </>
  );
  return {
    selection: { ...selection, tools },
    dialog: isOpen && (
      <BulkDeleteDialog
        selection={selection}
        messages={BULK_DELETE_MESSAGES}
        deleteRow={deleteLock}
        onDeleted={(message) => {
          setOpen(false);
          notify(message);
        }}
        onCancel={() => setOpen(false)}
      >
        <p>{BULK_DELETE_WARNING}</p>
      </BulkDeleteDialog>
    ),
  };
}
