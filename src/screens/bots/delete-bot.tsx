import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { deletedMessage } from '#lib/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { BotRow } from './bot-row.ts';
import { afterDelete, confirmDelete, DELETE_BOT, notDeleted } from './messages.ts';

interface DeleteBotProps {
  bot: BotRow;
  root: string;
  /** It is gone, by this or by somebody else. */
  onGone: (says: string) => void;
  onCancel: () => void;
}

export function DeleteBot({ bot: { id, name }, root: cluster, onGone, onCancel }: DeleteBotProps) {
  const gone = async () => {
    await showDeleted('bots', id);
    onGone(deletedMessage(name));
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/machine-id/bot/{name}', {
    onSuccess: gone,
    onError: ({ status }) => (status === 404 ? gone() : undefined),
  });
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_BOT}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={notDeleted(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster, name: id } } })}
      onCancel={onCancel}
    >
      <p>{afterDelete(name)}</p>
    </ConfirmDialog>
  );
}
