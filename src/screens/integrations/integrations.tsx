// The list of integrations with clouds and services. Users can search it, edit an integration's role and delete
// integrations (docs/behaviour.md#integrations).
import { useQuery } from '@tanstack/react-query';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { integrationsOf, restOfIntegrations } from '#api/integrations.ts';
import { integrationRows } from '#domain/integrations/integration-row.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { FullList } from '#features/list/full-list.tsx';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { DeleteIntegration } from './delete-integration.tsx';
import { EditRoleArn } from './edit-role-arn.tsx';
import { integrationListKind, type PendingAction } from './integration-list-kind.tsx';
import { roleChanged, ENROLL_NEW, NO_INTEGRATIONS_HINT, MORE_NOT_LOADED, NO_INTEGRATIONS_TITLE } from './messages.ts';

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
        kind={integrationListKind({ missingPermissions: missingPermissions, onAction: setPendingAction })}
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
