import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { isInForce, type LockRow } from './lock-row.ts';
import {
  DELETE_WARNING,
  ALREADY_EXPIRED,
  confirmDelete,
  lockDeleted,
  DELETE_LOCK,
  deleteFailed,
  lockAlreadyDeleted,
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
