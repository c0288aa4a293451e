// Sign-in methods: GitHub connectors, which users can edit here, and a list of all other methods.
import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Plug from 'lucide-react/icons/plug';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { CONNECTOR_COLUMNS } from './connector-columns.ts';
import { prefetch } from '#api/query-client.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import { ResourceEditorPage, ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import { compareItems, readItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { newAddress, useResourcePage, type EditedAddress } from '#features/editor/use-resource-page.ts';
import { CsvButton } from '#features/list/export/csv-button.tsx';
import { ListPage, OverdueWrites } from '#features/list/list-page.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { Connectors } from './connectors.tsx';
import { confirmDelete, connectorCount, DELETE_WARNING, NEW_CONNECTOR, NOT_LOADED, UPGRADE_HINT } from './messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { githubSchema } from '#domain/schemas/github-schema.ts';
import { rulesOf } from '#features/editor/rules.ts';
import { useResourceStore, type YamlResourceKind } from '#features/editor/use-resource-store.ts';
import { textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CONNECTORS_PATH, connectorsQuery } from '#api/auth-connectors.ts';

const connectorStore: YamlResourceKind = {
  path: CONNECTORS_PATH,
  name: 'authConnectors',
  list: connectorsQuery,
};

/** The YAML of a new GitHub connector (docs/protocol/resources.md#6). */
const templateFor = (address: string): string => `kind: github
version: v3
metadata:
  name: github
spec:
  # From the OAuth app on GitHub, whose callback address must be the one below.
  client_id: replace-this-client-id
  client_secret: replace-this-client-secret
  redirect_url: https://${address}/v1/webapi/github/callback
  display: GitHub
  teams_to_roles:
    - organization: your-organization
      team: your-team
      roles: [access]
`;

interface ConnectorEditorProps {
  address: EditedAddress;
  /** The stored YAML; undefined for a new connector. */
  content: string | undefined;
  onClose: (saved?: string) => void;
}

const githubRules = rulesOf(githubSchema);

function ConnectorEditor({ address, content, onClose }: ConnectorEditorProps) {
  const { user, root } = useOutletContext<PageContext>();
  const name = address.kind === 'edit' ? address.name : '';
  const store = useResourceStore(connectorStore, name);
  const template = templateFor(textOr(user.cluster.publicURL, root));
  return (
    <ResourceEditor
      title={address.kind === 'edit' ? sanitize(name) : NEW_CONNECTOR}
      // No draft is stored, because the text contains the client secret.
      source={{ initial: content === undefined ? { template } : { base: content }, store, draftKey: undefined }}
      rules={githubRules}
      readOnlyReason={permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').edit)}
      onClose={onClose}
    />
  );
}

function NotInPlan({ reason }: { reason: string }) {
  return (
    <>
      <title>{pageTitles.authConnectors}</title>
      <PageTitle>{pageTitles.authConnectors}</PageTitle>
      <LockedFeature title={reason} action={<PlansLink source="authConnectors" />}>
        <p>{UPGRADE_HINT}</p>
      </LockedFeature>
    </>
  );
}

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
        exportButton={<CsvButton table={{ page: 'authConnectors', columns: CONNECTOR_COLUMNS }} rows={rows} isWhole />}
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
