// The root clusters whose users get access here.
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
import { ClusterCard } from './cluster-card.tsx';
import { ClusterEditor } from './cluster-editor.tsx';
import {
  confirmDelete,
  CONNECT,
  countOf,
  DELETING,
  disabled,
  enabled,
  FIRST,
  NEW,
  NONE,
  NOT_LOADED,
} from './messages.ts';
import { SwitchCluster } from './switch-cluster.tsx';
import { trustedClusterStore, trustedClustersQuery } from './trusted-clusters-query.ts';

export const loader = () => prefetch(trustedClustersQuery);

export const shouldRevalidate = () => false;

const INSTEAD = { permission: 'trusted_cluster: list', errorTitle: NOT_LOADED, icon: Network };

type Asking = { about: 'delete'; cluster: ResourceRow } | { about: 'switch'; cluster: ResourceRow; isOn: boolean };

export function Component() {
  const clusters = useQuery(trustedClustersQuery);
  const { edited, notice, notify, onClose } = useResourcePage();
  const [asking, setAsking] = useState<Asking>();
  const done = (says: string) => {
    notify(says);
    setAsking(undefined);
  };
  const rows = clusters.data === undefined ? undefined : readItems(clusters.data).toSorted(compareItems);
  if (edited)
    return (
      <ResourceEditorPage
        key={JSON.stringify(edited)}
        address={edited}
        list={clusters}
        fallback={INSTEAD}
        newTitle={NEW}
        onClose={onClose}
      >
        {(content) => <ClusterEditor edited={edited} content={content} onClose={onClose} />}
      </ResourceEditorPage>
    );
  return (
    <>
      <ListPage
        page="trustedClusters"
        count={rows && <Count describe={countOf} value={rows.length} />}
        actions={<Connect />}
        filters={notice}
        query={{ ...clusters, data: rows }}
        fallback={{ ...INSTEAD, placeholder: <SkeletonRows rows={3} /> }}
      >
        {(list) => <Clusters rows={list} ask={setAsking} />}
      </ListPage>
      {asking && <Question of={asking} onDone={done} onCancel={() => setAsking(undefined)} />}
    </>
  );
}

function Connect() {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const reason = permissionReason(missingPermissionsFor(user.userAcl, 'trustedClusters').create);
  return (
    <ButtonLink variant="primary" disabledReason={reason} to={newAddress(params, 'trusted_cluster')}>
      {CONNECT}
    </ButtonLink>
  );
}

interface ClustersProps {
  rows: ReturnType<typeof readItems>;
  ask: (asking: Asking) => void;
}

function Clusters({ rows, ask }: ClustersProps) {
  const { user } = useOutletContext<PageContext>();
  const { edit, remove } = missingPermissionsFor(user.userAcl, 'trustedClusters');
  const locked = { write: permissionReason(edit), remove: permissionReason(remove) };
  if (rows.length === 0)
    return (
      <EmptyState icon={Network} title={NONE}>
        <p>{FIRST}</p>
      </EmptyState>
    );
  return (
    <ResourceCards label={pageTitles.trustedClusters}>
      {rows.map((cluster) =>
        cluster.ok ? (
          <ClusterCard
            key={cluster.id}
            of={cluster}
            locked={locked}
            onSwitch={(isOn) => ask({ about: 'switch', cluster, isOn })}
            onDelete={() => ask({ about: 'delete', cluster })}
          />
        ) : (
          <UnreadableCard key={cluster.id} raw={cluster.raw} />
        ),
      )}
    </ResourceCards>
  );
}

interface QuestionProps {
  of: Asking;
  onDone: (says: string) => void;
  onCancel: () => void;
}

function Question({ of, onDone, onCancel }: QuestionProps) {
  const { cluster } = of;
  if (of.about === 'switch') {
    const done = () => onDone(of.isOn ? enabled(cluster.name) : disabled(cluster.name));
    return <SwitchCluster of={cluster} isOn={of.isOn} onDone={done} onCancel={onCancel} />;
  }
  return (
    <DeleteResource
      resource={cluster}
      kind={trustedClusterStore}
      title={confirmDelete(cluster.name)}
      onDeleted={() => onDone(deletedMessage(cluster.name))}
      onCancel={onCancel}
    >
      <p>{DELETING}</p>
    </DeleteResource>
  );
}
