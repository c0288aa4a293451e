import { $api } from '#api/api.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import { useTicking } from '#ui/text/use-ticking.ts';
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
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/locks/{uuid}', {
    onSuccess: () => onGone(deleted(name)),
    onError: ({ status }) => void (status === 404 && onGone(wasDeleted(name))),
  });
  const says = useTicking((now) => (isInForce(expires, now) ? ALLOWED_AGAIN : ALREADY_EXPIRED));
  return (
    <Dialog title={confirmDelete(name)} onClose={onCancel}>
      <p>{says}</p>
      {remove.error && (
        <Banner tone="bad">
          <p>{notDeleted(name)}</p>
          <ErrorText error={remove.error} />
        </Banner>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { path: { cluster: root, uuid: id } } })}
        >
          {DELETE_LOCK}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
