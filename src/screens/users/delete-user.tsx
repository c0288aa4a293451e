import { $api } from '#api/api.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { afterDelete, confirmDelete, DELETE_USER, deletedMeanwhile, notDeleted } from './messages.ts';
import { refreshUsers } from '#api/users.ts';

interface DeleteUserProps {
  user: ReadableUser;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteUser({ user: { id, name }, onDeleted, onClose }: DeleteUserProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/users/{name}', {
    onSuccess: onDeleted,
    onSettled: refreshUsers,
  });
  const isGone = remove.error?.status === 404;
  return (
    <Dialog title={confirmDelete(name)} onClose={onClose}>
      {!isGone && <p>{afterDelete(name)}</p>}
      {remove.error && (
        <Banner tone="bad">
          <p>{isGone ? deletedMeanwhile(name) : notDeleted(name)}</p>
          {!isGone && <ErrorText error={remove.error} />}
        </Banner>
      )}
      <DialogActions>
        <Button onClick={onClose}>{isGone ? CLOSE : CANCEL}</Button>
        {!isGone && (
          <Button
            variant="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate({ params: { path: { name: id } } })}
          >
            {DELETE_USER}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
