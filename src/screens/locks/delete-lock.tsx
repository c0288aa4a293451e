import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { isInForce, type LockRow } from './lock-row.ts';
import {
  ALLOWED_AGAIN,
  ALREADY_EXPIRED,
  confirmDelete,
  deleted,
  DELETE_LOCK,
  notDeleted,
  wasDeleted,
} from './messages.ts';

interface DeleteLockProps {
  lock: LockRow;
  root: string;
  /** It is gone, by this or by somebody else. */
  onGone: (says: string) => void;
  onCancel: () => void;
}

export function DeleteLock({ lock: { id, name, expires }, root, onGone, onCancel }: DeleteLockProps) {
  const gone = async (message: string) => {
    await showDeleted('locks', id);
    onGone(message);
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/locks/{uuid}', {
    onSuccess: () => gone(deleted(name)),
    onError: ({ status }) => (status === 404 ? gone(wasDeleted(name)) : undefined),
  });
  const says = useTickingText((now) => (isInForce(expires, now) ? ALLOWED_AGAIN : ALREADY_EXPIRED));
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_LOCK}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={notDeleted(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster: root, uuid: id } } })}
      onCancel={onCancel}
    >
      <p>{says}</p>
    </ConfirmDialog>
  );
}
