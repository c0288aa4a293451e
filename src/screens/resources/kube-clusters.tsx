import Hexagon from 'lucide-react/icons/hexagon';
import { listings } from '#api/list/listings.ts';
import type { Schemas } from '#api/schemas.ts';
import { KUBECONFIG, KUBECTL, tshKubeLogin } from '#domain/resources/tsh.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { Commands, ConnectButton } from './connect/connect-dialog.tsx';
import { BUTTON_FRAME, type Kind } from '#features/list/kind.ts';
import { counted } from '#lib/text/locale.ts';
import { kubeClusterRow, type KubeClusterRow } from './kube-cluster-row.ts';
import { loaderOf } from '#features/list/query.ts';
import { Resources } from '#features/list/resources.tsx';

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** Whom the cluster will see there. */
function actsAs({ users, groups }: KubeClusterRow): string {
  const [asUsers, asGroups] = [sanitize(list.format(users)), sanitize(list.format(groups))];
  if (users.length > 0 && groups.length > 0) return `You act there as ${asUsers}, in ${asGroups}.`;
  if (users.length > 0) return `You act there as ${asUsers}.`;
  if (groups.length > 0) return `You act there in ${asGroups}.`;
  return 'Your roles name no Kubernetes user or group here, so the cluster may refuse what you ask of it.';
}

function KubeConnect({ row }: { row: KubeClusterRow }) {
  const steps = [
    { says: 'If you keep this cluster apart from others, name a kubeconfig of its own', command: KUBECONFIG },
    { says: 'Choose the cluster', command: tshKubeLogin(row.id) },
    { says: 'See that it answers', command: KUBECTL },
  ];
  return (
    <ConnectButton name={row.name}>
      <p>{actsAs(row)}</p>
      <Commands steps={steps} />
    </ConnectButton>
  );
}

const kubeClusters: Kind<KubeClusterRow, Schemas['KubeCluster']> = {
  page: 'kubeClusters',
  icon: Hexagon,
  permission: 'list and read on kube_server',
  list: listings.kubeClusters,
  read: kubeClusterRow,
  columns: [{ title: 'Name', sort: 'name', look: 'name', text: ({ name }) => name }],
  action: { title: 'Connect', of: (row) => <KubeConnect row={row} />, text: () => 'Connect', frame: BUTTON_FRAME },
  words: {
    counted: counted('1 Kubernetes cluster', 'Kubernetes clusters'),
    matched: counted('1 Kubernetes cluster matches', 'Kubernetes clusters match'),
    search: 'Search Kubernetes clusters',
    none: 'No Kubernetes clusters yet',
    outOfReach: (cluster) => `You don't have access to any Kubernetes clusters in ${cluster}`,
    first: 'Enroll the first one: a chart that you install in it is enough.',
    add: 'Enroll Kubernetes cluster',
    parts: 'Every word must be part of a name or a label.',
    further: 'Further Kubernetes clusters could not be loaded',
  },
};

export const loader = loaderOf(kubeClusters);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={kubeClusters} />;
