import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { deletedMessage } from '#lib/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { BotRow } from './bot-row.ts';
import { deleteWarning, confirmDelete, DELETE_BOT, deleteFailed } from './messages.ts';

interface DeleteBotProps {
  bot: BotRow;
  root: string;
  /** Called when the bot no longer exists, even if another user deleted it. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

export function DeleteBot({ bot: { id, name }, root: cluster, onDeleted, onCancel }: DeleteBotProps) {
  const handleDeleted = async () => {
    await showDeleted('bots', id);
    onDeleted(deletedMessage(name));
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/machine-id/bot/{name}', {
    onSuccess: handleDeleted,
    onError: ({ status }) => (status === 404 ? handleDeleted() : undefined),
  });
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_BOT}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster, name: id } } })}
      onCancel={onCancel}
    >
      <p>{deleteWarning(name)}</p>
    </ConfirmDialog>
  );
}
