// The list of integrations with clouds and services. Users can search it, edit an integration's role and delete
// integrations (docs/behaviour.md#integrations).
import { useQuery } from '@tanstack/react-query';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { integrationsOf, restOfIntegrations, refreshIntegrations } from '#api/integrations.ts';
import { integrationRows, type ReadableIntegration } from '#domain/integrations/integration-row.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { FullList } from '#features/list/full-list.tsx';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason, displayedError } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { integrationListKind, type PendingAction } from './integration-list-kind.tsx';
import {
  roleChanged,
  ENROLL_NEW,
  NO_INTEGRATIONS_HINT,
  MORE_NOT_LOADED,
  NO_INTEGRATIONS_TITLE,
  editIntegration,
  changeFailed,
  SAVE_ROLE,
  alreadyDeleted,
  confirmDelete,
  DELETE_INTEGRATION,
  deleteFailed,
  DEPENDENTS_MAY_STOP,
  DELETE_CONSEQUENCES,
  DEPENDENTS_NOT_CHECKED,
  usedBy,
} from './messages.ts';
import { $api } from '#api/api.ts';
import { showChanged, showDeleted } from '#api/list/recent-writes.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { RoleArnField, validateRoleArn } from '#features/integrations/role-arn-field.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as css from './integrations.css.ts';
import { deletedMessage } from '#lib/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { parseDependents } from '#domain/integrations/dependents.ts';

/** Resources of kinds that refer to their integration by name. */
const dependentResourcesQuery = (cluster: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/resources', {
    params: { path: { cluster }, query: { kinds: ['app', 'node', 'git_server'], limit: 1000 } },
  });

/** Resources that use the integration. 14.x does not report it for any resource (docs/protocol/resources.md#18.3). */
function Dependents({ integrationId: id, root }: { integrationId: string; root: string }) {
  const { data: dialect } = useQuery(dialectQuery);
  const { data, error } = useQuery({
    ...dependentResourcesQuery(root),
    enabled: proxyCan(dialect, 'listIntegrationDependents'),
  });
  const names = parseDependents(data, id);
  const hasMore = textOr(fieldsOf(data).startKey, '') !== '';
  return (
    <>
      {names.length > 0 && <p>{usedBy(names)}</p>}
      {(error || hasMore) && <p>{DEPENDENTS_NOT_CHECKED}</p>}
    </>
  );
}

interface DeleteIntegrationProps {
  integration: ReadableIntegration;
  root: string;
  /** Called when the integration no longer exists, no matter who deleted it. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

function DeleteIntegration({ integration: { id, name, roleArn }, root, onDeleted, onCancel }: DeleteIntegrationProps) {
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

interface EditRoleArnProps {
  /** The name on the wire; `name` is the escaped text for display. */
  id: string;
  name: string;
  roleArn: string;
  root: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Only the role of an integration can be edited (docs/protocol/resources.md#9.1). */
function EditRoleArn({ id, name, roleArn, root, onSaved, onClose }: EditRoleArnProps) {
  const updateRoleArn = $api.useMutation('put', '/v1/webapi/sites/{cluster}/integrations/{name}', {
    async onSuccess(answer, { body }) {
      await showChanged('integrations', id, { ...body, ...fieldsOf<object>(answer), name: id });
      onSaved();
    },
    onError: () => refreshIntegrations(root),
  });
  return (
    <Dialog title={editIntegration(name)} onClose={onClose} ignoresEscape={updateRoleArn.isPending}>
      <Form
        className={css.form}
        isBusy={updateRoleArn.isPending}
        refusal={updateRoleArn.error ? displayedError(changeFailed(name), updateRoleArn.error) : undefined}
        validate={validateRoleArn}
        onSubmit={(readField) =>
          updateRoleArn.mutate({
            params: { path: { cluster: root, name: id } },
            body: { awsoidc: { roleArn: readField('roleArn').trim() } },
          })
        }
      >
        <RoleArnField initial={roleArn} />
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton>{SAVE_ROLE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function Component() {
  // Integrations belong to the root cluster, no matter which cluster is selected (docs/protocol/resources.md#9.1).
  const { root, user } = useOutletContext<PageContext>();
  const integrations = useQuery(integrationsOf(root));
  const missingPermissions = missingPermissionsFor(user.userAcl, 'integrations');
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const { notice, notify } = useNotice();
  const closeWithNotice = (message: string) => {
    setPendingAction(undefined);
    notify(message);
  };
  const rest = restOfIntegrations(root)(integrations.data);
  const close = () => setPendingAction(undefined);
  return (
    <>
      <FullList
        kind={integrationListKind({ missingPermissions, onAction: setPendingAction })}
        query={integrations}
        rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
        read={integrationRows}
        actions={<EnrollIntegrationButton missing={missingPermissions.create} />}
        notice={notice}
        emptyState={<NoIntegrations missing={missingPermissions.create} />}
      />
      {pendingAction?.type === 'edit' && (
        <EditRoleArn
          {...pendingAction.integration}
          roleArn={pendingAction.integration.roleArn ?? ''}
          root={root}
          onSaved={() => closeWithNotice(roleChanged(pendingAction.integration.name))}
          onClose={close}
        />
      )}
      {pendingAction?.type === 'delete' && (
        <DeleteIntegration
          integration={pendingAction.integration}
          root={root}
          onDeleted={closeWithNotice}
          onCancel={close}
        />
      )}
    </>
  );
}

function EnrollIntegrationButton({ missing }: { missing: string | undefined }) {
  return (
    <ButtonLink to={links.newIntegration()} variant="primary" icon={Plus} disabledReason={permissionReason(missing)}>
      {ENROLL_NEW}
    </ButtonLink>
  );
}

function NoIntegrations({ missing }: { missing: string | undefined }) {
  return (
    <EmptyState
      icon={Plug}
      title={NO_INTEGRATIONS_TITLE}
      action={missing === undefined && <EnrollIntegrationButton missing={missing} />}
    >
      <p>{NO_INTEGRATIONS_HINT}</p>
    </EmptyState>
  );
}
