// Ties to clouds and services: a list that is searched here, how the role of one is changed and how one is deleted
// (docs/behaviour.md#integrations).
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
import { EditRole } from './edit-role.tsx';
import { integrationKind, type Asked } from './integration-kind.tsx';
import { changedRole, ENROLL_NEW, FIRST, MORE_NOT_LOADED, NONE } from './messages.ts';

export function Component() {
  // Integrations are the root cluster's, whichever cluster was looked at before (docs/protocol/resources.md#9.1).
  const { root, user } = useOutletContext<PageContext>();
  const integrations = useQuery(integrationsOf(root));
  const missing = missingPermissionsFor(user.userAcl, 'integrations');
  const [asked, setAsked] = useState<Asked>();
  const { notice, notify } = useNotice();
  const end = (says: string) => {
    setAsked(undefined);
    notify(says);
  };
  const rest = restOfIntegrations(root)(integrations.data);
  const close = () => setAsked(undefined);
  return (
    <>
      <FullList
        kind={integrationKind({ missing, ask: setAsked })}
        query={integrations}
        rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
        read={integrationRows}
        actions={<EnrollNew missing={missing.create} />}
        notice={notice}
        emptyState={<NoIntegrations missing={missing.create} />}
      />
      {asked?.deed === 'edit' && (
        <EditRole
          {...asked.integration}
          roleArn={asked.integration.roleArn ?? ''}
          root={root}
          onSaved={() => end(changedRole(asked.integration.name))}
          onClose={close}
        />
      )}
      {asked?.deed === 'delete' && (
        <DeleteIntegration of={asked.integration} root={root} onGone={end} onCancel={close} />
      )}
    </>
  );
}

function EnrollNew({ missing }: { missing: string | undefined }) {
  return (
    <ButtonLink to={links.newIntegration()} variant="primary" icon={Plus} disabledReason={permissionReason(missing)}>
      {ENROLL_NEW}
    </ButtonLink>
  );
}

function NoIntegrations({ missing }: { missing: string | undefined }) {
  return (
    <EmptyState icon={Plug} title={NONE} action={missing === undefined && <EnrollNew missing={missing} />}>
      <p>{FIRST}</p>
    </EmptyState>
  );
}
