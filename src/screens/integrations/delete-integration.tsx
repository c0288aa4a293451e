import { $api } from '#api/api.ts';
import { refreshIntegrations } from '#api/integrations.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import type { ReadableIntegration } from '#domain/integrations/integration-row.ts';
import { deletedMessage } from '#lib/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dependents } from './dependents.tsx';
import {
  alreadyDeleted,
  confirmDelete,
  DELETE_INTEGRATION,
  deleteFailed,
  DEPENDENTS_MAY_STOP,
  DELETE_CONSEQUENCES,
} from './messages.ts';
import * as css from './integrations.css.ts';

interface DeleteIntegrationProps {
  integration: ReadableIntegration;
  root: string;
  /** Called when the integration no longer exists, no matter who deleted it. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

export function DeleteIntegration({
  integration: { id, name, roleArn },
  root,
  onDeleted,
  onCancel,
}: DeleteIntegrationProps) {
  const handleDeleted = async (message: string) => {
    await showDeleted('integrations', id);
    onDeleted(message);
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/integrations/{name}', {
    onSuccess: () => handleDeleted(deletedMessage(name)),
    onError: ({ status }) => (status === 404 ? handleDeleted(alreadyDeleted(name)) : refreshIntegrations(root)),
  });
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_INTEGRATION}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster: root, name: id } } })}
      onCancel={onCancel}
    >
      <div className={css.form}>
        <p>{roleArn === undefined ? DEPENDENTS_MAY_STOP : DELETE_CONSEQUENCES}</p>
        <Dependents integrationId={id} root={root} />
      </div>
    </ConfirmDialog>
  );
}
