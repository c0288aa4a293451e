// Sign-in methods: GitHub connectors, which users can edit here, and a list of all other methods.
import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Plug from 'lucide-react/icons/plug';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { prefetch } from '#api/query-client.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import { ResourceEditorPage } from '#features/editor/resource-editor-page.tsx';
import { compareItems, readItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { newAddress, useResourcePage } from '#features/editor/use-resource-page.ts';
import { ListPage } from '#features/list/list-page.tsx';
import { OverdueWrites } from '#features/list/list-page.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { ConnectorEditor } from './connector-editor.tsx';
import { connectorsQuery, connectorStore } from './connectors-query.ts';
import { Connectors } from './connectors.tsx';
import { confirmDelete, connectorCount, DELETE_WARNING, NEW_CONNECTOR, NOT_LOADED } from './messages.ts';
import { NotInPlan } from './not-in-plan.tsx';

export const loader = () => prefetch(connectorsQuery);

export const shouldRevalidate = () => false;

const ANSWER_FALLBACK = { permission: 'auth_connector: list, read', errorTitle: NOT_LOADED, icon: Plug };

export function Component() {
  const { config } = useOutletContext<PageContext>();
  const notInPlan = notInPlanMessage(config, 'authConnectors');
  return notInPlan === undefined ? <ConnectorsPage /> : <NotInPlan reason={notInPlan} />;
}

function ConnectorsPage() {
  const connectors = useQuery(connectorsQuery);
  const { edited, notice, notify, onClose } = useResourcePage();
  const [connectorToDelete, setConnectorToDelete] = useState<ResourceRow>();
  const { data } = connectors;
  const rows = data === undefined ? undefined : readItems(data).toSorted(compareItems);
  if (edited)
    return (
      <ResourceEditorPage
        key={JSON.stringify(edited)}
        address={edited}
        list={connectors}
        fallback={ANSWER_FALLBACK}
        newTitle={NEW_CONNECTOR}
        onClose={onClose}
      >
        {(content) => <ConnectorEditor address={edited} content={content} onClose={onClose} />}
      </ResourceEditorPage>
    );
  return (
    <>
      <ListPage
        page="authConnectors"
        count={rows && <Count describe={connectorCount} value={rows.length} />}
        actions={<NewConnectorButton />}
        filters={
          <>
            {notice}
            <OverdueWrites list="defaultConnector" />
          </>
        }
        query={{ ...connectors, data: rows }}
        fallback={{ ...ANSWER_FALLBACK, placeholder: <SkeletonRows rows={3} /> }}
      >
        {(list) => <Connectors rows={list} response={data} onDelete={setConnectorToDelete} />}
      </ListPage>
      {connectorToDelete && (
        <DeleteResource
          resource={connectorToDelete}
          kind={connectorStore}
          title={confirmDelete(connectorToDelete.name)}
          onDeleted={() => {
            notify(deletedMessage(connectorToDelete.name));
            setConnectorToDelete(undefined);
          }}
          onCancel={() => setConnectorToDelete(undefined)}
        >
          <p>{DELETE_WARNING}</p>
        </DeleteResource>
      )}
    </>
  );
}

function NewConnectorButton() {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const disabledReason = permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').create);
  return (
    <ButtonLink variant="primary" disabledReason={disabledReason} to={newAddress(params, 'github')}>
      {NEW_CONNECTOR}
    </ButtonLink>
  );
}
