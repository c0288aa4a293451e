// Trusted clusters: root clusters whose users get access to this cluster.
import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { deletedMessage } from '#lib/messages.ts';
import { useQuery, useMutation } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { CLUSTER_COLUMNS } from './cluster-columns.ts';
import { prefetch } from '#api/query-client.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import { ResourceEditorPage, ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import { compareItems, readItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { ResourceCards, UnreadableCard } from '#features/editor/list/resource-card.tsx';
import { newAddress, useResourcePage, type EditedAddress } from '#features/editor/use-resource-page.ts';
import { CsvButton } from '#features/list/export/csv-button.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { TrustedClusterCard } from './trusted-cluster-card.tsx';
import {
  confirmDelete,
  CONNECT_TO_ROOT,
  clusterCount,
  DELETE_WARNING,
  clusterDisabled,
  clusterEnabled,
  NO_CLUSTERS_HINT,
  NEW_TRUSTED_CLUSTER,
  NO_CLUSTERS_TITLE,
  CLUSTERS_NOT_LOADED,
  CHANGED_BY_OTHERS,
  confirmDisable,
  confirmEnable,
  disableCluster,
  DISABLE_WARNING,
  enableCluster,
  ENABLE_WARNING,
} from './messages.ts';
import { trustedClusterStore, trustedClustersQuery } from './trusted-clusters-query.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { readScalar, setScalar, type FieldPath } from '#domain/yaml/scalar.ts';
import { useResourceStore } from '#features/editor/use-resource-store.ts';
import { Button } from '#ui/button/button.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { trustedClusterSchema } from '#domain/schemas/trusted-cluster-schema.ts';
import { rulesOf } from '#features/editor/rules.ts';
import { sanitize } from '#lib/text/sanitize.ts';

/** The YAML of a new trusted cluster (docs/protocol/resources.md#6). */
const TEMPLATE = `kind: trusted_cluster
version: v2
metadata:
  # The name of the root cluster.
  name: root.example.com
spec:
  enabled: true
  # A join token of type trusted_cluster, made in the root cluster.
  token: replace-this-token
  tunnel_addr: root.example.com:3024
  web_proxy_addr: root.example.com:443
  # Which roles here the users of the root cluster get for their roles there.
  role_map:
    - remote: access
      local: [access]
`;

interface TrustedClusterEditorProps {
  address: EditedAddress;
  /** The stored YAML; undefined for a new cluster. */
  content: string | undefined;
  onClose: (saved?: string) => void;
}

const trustedClusterRules = rulesOf(trustedClusterSchema);

function TrustedClusterEditor({ address, content, onClose }: TrustedClusterEditorProps) {
  const { user } = useOutletContext<PageContext>();
  const name = address.kind === 'edit' ? address.name : '';
  const store = useResourceStore(trustedClusterStore, name);
  return (
    <ResourceEditor
      title={address.kind === 'edit' ? sanitize(name) : NEW_TRUSTED_CLUSTER}
      // No draft is stored, because the text contains the join token.
      source={{
        initial: content === undefined ? { template: TEMPLATE } : { base: content },
        store,
        draftKey: undefined,
      }}
      rules={trustedClusterRules}
      readOnlyReason={permissionReason(missingPermissionsFor(user.userAcl, 'trustedClusters').edit)}
      onClose={onClose}
    />
  );
}

interface ConfirmSwitchProps {
  cluster: ResourceRow;
  /** Whether the cluster is to be enabled. */
  isOn: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const ENABLED_PATH: FieldPath = ['spec', 'enabled'];

/**
 * Asks for confirmation, then changes one value in the latest stored text. This keeps comments, and on 18.x the current
 * revision.
 */
function ConfirmSwitch({ cluster: { key, name }, isOn, onDone, onCancel }: ConfirmSwitchProps) {
  const { load: loadStored, update: saveContent } = useResourceStore(trustedClusterStore, key);
  const updateCluster = useMutation({
    mutationFn: async () => {
      const content = (await loadStored())?.content;
      const changedContent = content === undefined ? undefined : setScalar(content, ENABLED_PATH, isOn);
      if (changedContent === undefined || readScalar(changedContent, ENABLED_PATH) !== isOn)
        throw new UserFacingError(CHANGED_BY_OTHERS);
      return saveContent(changedContent);
    },
    onSuccess: onDone,
  });
  return (
    <Dialog
      title={isOn ? confirmEnable(name) : confirmDisable(name)}
      onClose={onCancel}
      ignoresEscape={updateCluster.isPending}
    >
      <p>{isOn ? ENABLE_WARNING : DISABLE_WARNING}</p>
      {updateCluster.error && !updateCluster.isPending && (
        <Banner tone="bad">
          <ErrorText error={updateCluster.error} />
        </Banner>
      )}
      <DialogActions>
        <CancelButton isPending={updateCluster.isPending} onCancel={onCancel} />
        <Button
          variant={isOn ? 'primary' : 'danger'}
          pending={updateCluster.isPending}
          onClick={() => updateCluster.mutate()}
        >
          {isOn ? enableCluster(name) : disableCluster(name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export const loader = () => prefetch(trustedClustersQuery);

export const shouldRevalidate = () => false;

const ANSWER_FALLBACK = { permission: 'trusted_cluster: list', errorTitle: CLUSTERS_NOT_LOADED, icon: Network };

type PendingAction =
  | { about: 'delete'; cluster: ResourceRow }
  | { about: 'switch'; cluster: ResourceRow; isOn: boolean };

export function Component() {
  const clusters = useQuery(trustedClustersQuery);
  const { edited, notice, notify, onClose } = useResourcePage();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const closeWithNotice = (message: string) => {
    notify(message);
    setPendingAction(undefined);
  };
  const rows = clusters.data === undefined ? undefined : readItems(clusters.data).toSorted(compareItems);
  if (edited)
    return (
      <ResourceEditorPage
        key={JSON.stringify(edited)}
        address={edited}
        list={clusters}
        fallback={ANSWER_FALLBACK}
        newTitle={NEW_TRUSTED_CLUSTER}
        onClose={onClose}
      >
        {(content) => <TrustedClusterEditor address={edited} content={content} onClose={onClose} />}
      </ResourceEditorPage>
    );
  return (
    <>
      <ListPage
        page="trustedClusters"
        count={rows && <Count describe={clusterCount} value={rows.length} />}
        actions={<ConnectButton />}
        exportButton={<CsvButton table={{ page: 'trustedClusters', columns: CLUSTER_COLUMNS }} rows={rows} isWhole />}
        filters={notice}
        query={{ ...clusters, data: rows }}
        fallback={{ ...ANSWER_FALLBACK, placeholder: <SkeletonRows rows={3} /> }}
      >
        {(list) => <ClusterCards rows={list} onAction={setPendingAction} />}
      </ListPage>
      {pendingAction && (
        <PendingActionDialog
          pendingAction={pendingAction}
          onDone={closeWithNotice}
          onCancel={() => setPendingAction(undefined)}
        />
      )}
    </>
  );
}

function ConnectButton() {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const disabledReason = permissionReason(missingPermissionsFor(user.userAcl, 'trustedClusters').create);
  return (
    <ButtonLink variant="primary" disabledReason={disabledReason} to={newAddress(params, 'trusted_cluster')}>
      {CONNECT_TO_ROOT}
    </ButtonLink>
  );
}

interface ClusterCardsProps {
  rows: ReturnType<typeof readItems>;
  onAction: (pendingAction: PendingAction) => void;
}

function ClusterCards({ rows, onAction }: ClusterCardsProps) {
  const { user } = useOutletContext<PageContext>();
  const { edit, remove } = missingPermissionsFor(user.userAcl, 'trustedClusters');
  const disabledReasons = { write: permissionReason(edit), remove: permissionReason(remove) };
  if (rows.length === 0)
    return (
      <EmptyState icon={Network} title={NO_CLUSTERS_TITLE}>
        <p>{NO_CLUSTERS_HINT}</p>
      </EmptyState>
    );
  return (
    <ResourceCards label={pageTitles.trustedClusters}>
      {rows.map((cluster) =>
        cluster.ok ? (
          <TrustedClusterCard
            key={cluster.id}
            clusterRow={cluster}
            disabledReasons={disabledReasons}
            onSwitch={(isOn) => onAction({ about: 'switch', cluster, isOn })}
            onDelete={() => onAction({ about: 'delete', cluster })}
          />
        ) : (
          <UnreadableCard key={cluster.id} raw={cluster.raw} />
        ),
      )}
    </ResourceCards>
  );
}

interface PendingActionDialogProps {
  pendingAction: PendingAction;
  onDone: (message: string) => void;
  onCancel: () => void;
}

function PendingActionDialog({ pendingAction, onDone, onCancel }: PendingActionDialogProps) {
  const { cluster } = pendingAction;
  if (pendingAction.about === 'switch') {
    const handleSwitched = () =>
      onDone(pendingAction.isOn ? clusterEnabled(cluster.name) : clusterDisabled(cluster.name));
    return <ConfirmSwitch cluster={cluster} isOn={pendingAction.isOn} onDone={handleSwitched} onCancel={onCancel} />;
  }
  return (
    <DeleteResource
      resource={cluster}
      kind={trustedClusterStore}
      title={confirmDelete(cluster.name)}
      onDeleted={() => onDone(deletedMessage(cluster.name))}
      onCancel={onCancel}
    >
      <p>{DELETE_WARNING}</p>
    </DeleteResource>
  );
}
