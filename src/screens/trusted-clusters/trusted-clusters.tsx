// Trusted clusters: root clusters whose users get access to this cluster.
import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { prefetch } from '#api/query-client.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import { ResourceEditorPage } from '#features/editor/resource-editor-page.tsx';
import { compareItems, readItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { ResourceCards, UnreadableCard } from '#features/editor/list/resource-card.tsx';
import { newAddress, useResourcePage } from '#features/editor/use-resource-page.ts';
import { ListPage } from '#features/list/list-page.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Count } from '#ui/feedback/count.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { TrustedClusterCard } from './trusted-cluster-card.tsx';
import { TrustedClusterEditor } from './trusted-cluster-editor.tsx';
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
} from './messages.ts';
import { ConfirmSwitch } from './confirm-switch.tsx';
import { trustedClusterStore, trustedClustersQuery } from './trusted-clusters-query.ts';

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
