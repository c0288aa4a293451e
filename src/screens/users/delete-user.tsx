import { $api } from '#api/api.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { afterDelete, confirmDelete, DELETE_USER, deletedMeanwhile, notDeleted } from './messages.ts';
import { refreshUsers, showUser } from '#api/identity/users.ts';

interface DeleteUserProps {
  user: ReadableUser;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteUser({ user: { id, name }, onDeleted, onClose }: DeleteUserProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/users/{name}', {
    async onSuccess() {
      await showUser(id);
      onDeleted();
    },
    onError: refreshUsers,
  });
  if (remove.error?.status === 404)
    return (
      <Dialog title={confirmDelete(name)} onClose={onClose}>
        <Banner tone="bad">{deletedMeanwhile(name)}</Banner>
        <DialogActions>
          <Button onClick={onClose}>{CLOSE}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      action={DELETE_USER}
      isPending={remove.isPending}
      error={remove.error}
      failed={notDeleted(name)}
      onConfirm={() => remove.mutate({ params: { path: { name: id } } })}
      onCancel={onClose}
    >
      <p>{afterDelete(name)}</p>
    </ConfirmDialog>
  );
}
