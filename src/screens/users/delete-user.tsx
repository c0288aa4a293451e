import { $api } from '#api/api.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { deleteWarning, confirmDelete, DELETE_USER, userAlreadyDeleted, deleteFailed } from './messages.ts';
import { refreshUsers, showDeletedUser } from '#api/identity/users.ts';

interface DeleteUserProps {
  user: ReadableUser;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteUser({ user: { id, name }, onDeleted, onClose }: DeleteUserProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/users/{name}', {
    async onSuccess() {
      await showDeletedUser(id);
      onDeleted();
    },
    onError: refreshUsers,
  });
  if (remove.error?.status === 404)
    return (
      <MessageDialog title={confirmDelete(name)} onClose={onClose}>
        <Banner tone="bad">{userAlreadyDeleted(name)}</Banner>
      </MessageDialog>
    );
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_USER}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { name: id } } })}
      onCancel={onClose}
    >
      <p>{deleteWarning(name)}</p>
    </ConfirmDialog>
  );
}
