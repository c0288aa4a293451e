import { $api } from '#api/api.ts';
import { refreshIntegrations } from '#api/integrations.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import type { ReadableIntegration } from '#domain/integrations/integration-row.ts';
import { deletedMessage } from '#lib/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dependents } from './dependents.tsx';
import { alreadyDeleted, confirmDelete, DELETE_INTEGRATION, notDeleted, USES_STOP, WHAT_FOLLOWS } from './messages.ts';
import * as css from './integrations.css.ts';

interface DeleteIntegrationProps {
  of: ReadableIntegration;
  root: string;
  /** It is gone, by this or by somebody else. */
  onGone: (says: string) => void;
  onCancel: () => void;
}

export function DeleteIntegration({ of: { id, name, roleArn }, root, onGone, onCancel }: DeleteIntegrationProps) {
  const gone = async (says: string) => {
    await showDeleted('integrations', id);
    onGone(says);
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/integrations/{name}', {
    onSuccess: () => gone(deletedMessage(name)),
    onError: ({ status }) => (status === 404 ? gone(alreadyDeleted(name)) : refreshIntegrations(root)),
  });
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_INTEGRATION}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={notDeleted(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster: root, name: id } } })}
      onCancel={onCancel}
    >
      <div className={css.form}>
        <p>{roleArn === undefined ? USES_STOP : WHAT_FOLLOWS}</p>
        <Dependents of={id} root={root} />
      </div>
    </ConfirmDialog>
  );
}
