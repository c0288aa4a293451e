import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLocation, useNavigate } from 'react-router-dom';
import { clustersQuery } from '#api/identity/user-context.ts';
import { clusterRows, type ClusterRow } from '#domain/resources/clusters.ts';
import { OFFLINE, ROOT } from '#domain/resources/messages.ts';
import { pathInCluster } from '#lib/cluster-paths.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';
import {
  CLUSTERS,
  CLUSTERS_NOT_ALLOWED,
  CLUSTERS_NOT_LOADED,
  LOADING_CLUSTERS,
  offlineClusterLabel,
  otherRolesNote,
  pagesFollowRolesIn,
  switchClusterLabel,
} from '#app/messages.ts';

type Cluster = ClusterRow & { ok: true };

/** Shown only where the address names a cluster; other pages are about the root (docs/protocol/resources.md#14). */
export function ClusterSelector({ cluster, root }: { cluster: string; root: string }) {
  const { data, error, refetch } = useQuery(clustersQuery);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rows = clusterRows(data, { root, search: '', direction: 'asc' });
  const clusters = rows.filter((row): row is Cluster => row.ok);
  const currentCluster = clusters.find(({ id }) => id === cluster);
  // The current cluster may be missing from the list, or the list may still be loading.
  const missingOption = currentCluster ? [] : [{ value: cluster, label: sanitize(cluster) }];
  const choice: MenuEntry = {
    kind: 'choice',
    label: CLUSTERS,
    value: cluster,
    options: [...clusters.map(optionOf), ...missingOption],
    onChange: (name) => void navigate(pathInCluster(pathname, name)),
  };
  const label = currentCluster?.isOnline === false ? offlineClusterLabel(sanitize(cluster)) : sanitize(cluster);
  return (
    <MenuButton
      label={switchClusterLabel(label)}
      icon={Network}
      size="small"
      entries={[
        choice,
        ...(data ? [] : clusterListStatus(error, () => void refetch())),
        ...leafClusterNote(cluster, root),
      ]}
    >
      {label}
    </MenuButton>
  );
}

const optionOf = ({ id, name, isRoot, isOnline }: Cluster) => ({
  value: id,
  label: name,
  note: isOnline ? (isRoot ? ROOT : undefined) : OFFLINE,
});

/**
 * No proxy reports the user's permissions in a leaf (docs/protocol/resources.md#20, 31), so the pages offered there are
 * a guess.
 */
function leafClusterNote(cluster: string, root: string): MenuEntry[] {
  if (cluster === root) return [];
  return [
    { kind: 'separator' },
    { kind: 'heading', label: pagesFollowRolesIn(sanitize(root)), note: otherRolesNote(sanitize(cluster)) },
  ];
}

/** Why only one cluster is listed, so that it does not look like the only cluster. */
function clusterListStatus(error: { status: number; message: string } | null, retry: () => void): MenuEntry[] {
  if (error === null) return [{ kind: 'separator' }, { kind: 'heading', label: LOADING_CLUSTERS }];
  if (error.status === 403) return [{ kind: 'separator' }, { kind: 'heading', label: CLUSTERS_NOT_ALLOWED }];
  return [
    { kind: 'separator' },
    { kind: 'heading', label: CLUSTERS_NOT_LOADED, note: errorText(error) },
    { kind: 'action', label: RETRY, icon: RotateCw, onSelect: retry },
  ];
}
