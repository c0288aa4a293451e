import { useState } from 'react';
import Hexagon from 'lucide-react/icons/hexagon';
import { CONNECT } from '#domain/resources/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { EXPORT_KUBECONFIG_COMMAND, KUBECTL_COMMAND, tshKubeLoginCommand } from '#domain/resources/tsh.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { CommandSequence, ConnectButton } from './connect/connect-dialog.tsx';
import { CONNECT_BUTTON_PADDING } from './connect/login-connect.tsx';
import { useConnectRequest } from './connect/use-connect-request.ts';
import { PodShellDialog } from './connect/pod-shell-dialog.tsx';
import { type ListKind } from '#features/list/resource-kind.ts';
import { parseKubeCluster, type KubeClusterRow } from './kube-cluster-row.ts';
import { loaderOf } from '#features/list/resource-query.ts';
import { KubeClusterDetails } from './details/lazy-details.tsx';
import { OpenDetails } from '#features/details/open-details.tsx';
import { Resources } from '#features/list/resources.tsx';
import {
  kubeGroupsText,
  connectingAsUsers,
  connectingAsUsersInGroups,
  KUBECONFIG_STEP,
  NO_KUBE_IDENTITY,
  OPEN_POD_SHELL,
  SELECT_CLUSTER,
  VERIFY_CONNECTION,
} from './connect/messages.ts';
import { HealthDetail, nameWithHealthColumn } from './health.tsx';
import { KUBE_CLUSTER_LIST_LABELS } from './messages.ts';

const listFormat = once(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));

/** The Kubernetes users and groups of the connection, as a sentence. */
function kubeIdentityText({ users, groups }: KubeClusterRow): string {
  const [usersText, groupsText] = [sanitize(listFormat().format(users)), sanitize(listFormat().format(groups))];
  if (users.length > 0)
    return groups.length > 0 ? connectingAsUsersInGroups(usersText, groupsText) : connectingAsUsers(usersText);
  return groups.length > 0 ? kubeGroupsText(groupsText) : NO_KUBE_IDENTITY;
}

export function KubeConnect({ row }: { row: KubeClusterRow }) {
  const steps = [
    { title: KUBECONFIG_STEP, command: EXPORT_KUBECONFIG_COMMAND },
    { title: SELECT_CLUSTER, command: tshKubeLoginCommand(row.id) },
    { title: VERIFY_CONNECTION, command: KUBECTL_COMMAND },
  ];
  const { data: proxy } = useQuery(dialectQuery);
  const request = useConnectRequest(row.id);
  const [isPodShellOpen, setPodShellOpen] = useState(false);
  const hasPodShell = proxyCan(proxy, 'openPodAndDatabaseConsoles');
  const closePodShell = () => {
    setPodShellOpen(false);
    request.clear();
  };
  return (
    <>
      <ConnectButton
        name={row.name}
        menu={hasPodShell ? { label: OPEN_POD_SHELL, onSelect: () => setPodShellOpen(true) } : undefined}
        request={hasPodShell ? undefined : request}
      >
        <HealthDetail resource={row} />
        <p>{kubeIdentityText(row)}</p>
        <CommandSequence steps={steps} />
      </ConnectButton>
      {hasPodShell && (isPodShellOpen || request.isActive) && (
        <PodShellDialog kubeCluster={row.id} name={row.name} onClose={closePodShell} />
      )}
    </>
  );
}

export const kubeClustersListKind: ListKind<KubeClusterRow> = {
  page: 'kubeClusters',
  hasDetails: true,
  icon: Hexagon,
  permission: 'kube_server: list, read',
  list: resourceLists.kubeClusters,
  read: parseKubeCluster,
  columns: [nameWithHealthColumn],
  action: {
    title: CONNECT,
    render: (row) => <KubeConnect row={row} />,
    text: () => CONNECT,
    padding: CONNECT_BUTTON_PADDING,
  },
  messages: KUBE_CLUSTER_LIST_LABELS,
};

export const loader = loaderOf(kubeClustersListKind);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

export const Component = () => (
  <>
    <Resources kind={kubeClustersListKind} />
    <OpenDetails>{(id) => <KubeClusterDetails id={id} kind={kubeClustersListKind} />}</OpenDetails>
  </>
);
