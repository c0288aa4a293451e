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
import { Commands, ConnectButton } from './connect/connect-dialog.tsx';
import { CONNECT_FRAME } from './connect/login-connect.tsx';
import { PodShell } from './connect/pod-shell.tsx';
import { type ListKind } from '#features/list/resource-kind.ts';
import { kubeClusterRow, type KubeClusterRow } from './kube-cluster-row.ts';
import { loaderOf } from '#features/list/resource-query.ts';
import { Resources } from '#features/list/resources.tsx';
import {
  asGroups,
  asUsers,
  asUsersInGroups,
  KUBECONFIG_STEP,
  NO_KUBE_IDENTITY,
  OPEN_POD_SHELL,
  SELECT_CLUSTER,
  VERIFY,
} from './connect/messages.ts';
import { HealthDetail, nameWithHealth } from './health.tsx';
import { KUBE_CLUSTERS } from './messages.ts';

const list = once(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));

/** Whom the cluster will see there. */
function actsAs({ users, groups }: KubeClusterRow): string {
  const [inUsers, inGroups] = [sanitize(list().format(users)), sanitize(list().format(groups))];
  if (users.length > 0) return groups.length > 0 ? asUsersInGroups(inUsers, inGroups) : asUsers(inUsers);
  return groups.length > 0 ? asGroups(inGroups) : NO_KUBE_IDENTITY;
}

export function KubeConnect({ row }: { row: KubeClusterRow }) {
  const steps = [
    { title: KUBECONFIG_STEP, command: EXPORT_KUBECONFIG_COMMAND },
    { title: SELECT_CLUSTER, command: tshKubeLoginCommand(row.id) },
    { title: VERIFY, command: KUBECTL_COMMAND },
  ];
  const { data: proxy } = useQuery(dialectQuery);
  const [isOpen, setOpen] = useState(false);
  const more = { label: OPEN_POD_SHELL, onSelect: () => setOpen(true) };
  return (
    <>
      <ConnectButton name={row.name} more={proxyCan(proxy, 'openPodAndDatabaseConsoles') ? more : undefined}>
        <HealthDetail of={row} />
        <p>{actsAs(row)}</p>
        <Commands steps={steps} />
      </ConnectButton>
      {isOpen && <PodShell kubeCluster={row.id} name={row.name} onClose={() => setOpen(false)} />}
    </>
  );
}

const kubeClusters: ListKind<KubeClusterRow> = {
  page: 'kubeClusters',
  icon: Hexagon,
  permission: 'kube_server: list, read',
  list: resourceLists.kubeClusters,
  read: kubeClusterRow,
  columns: [nameWithHealth],
  action: { title: CONNECT, render: (row) => <KubeConnect row={row} />, text: () => CONNECT, padding: CONNECT_FRAME },
  messages: KUBE_CLUSTERS,
};

export const loader = loaderOf(kubeClusters);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={kubeClusters} />;
