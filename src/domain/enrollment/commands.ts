// The commands of the guides, to be pasted into a shell.
import { withPort } from '#domain/resources/tsh.ts';
import { shellQuote } from '#lib/text/shell-quote.ts';

/** Installs the agent of a server (docs/protocol/resources.md#15.3). */
export const installServer = (origin: string, token: string): string =>
  `sudo bash -c "$(curl -fsSL ${shellQuote(`${origin}/scripts/${token}/install-node.sh`)})"`;

interface Agent {
  /** Host and port of the proxy. */
  proxy: string;
  token: string;
  /** By which the newcomer is found. */
  resourceId: string;
  cluster: string;
  /** Of the proxy, which the agent follows. */
  version: string;
  namespace: string;
}

export const ADD_CHARTS = 'helm repo add teleport https://charts.releases.teleport.dev && helm repo update';

/** JSON is YAML, and quotes whatever stands in it. */
const line = (name: string, value: string): string => `${name}: ${JSON.stringify(value)}`;

/** Installs the agent of a Kubernetes cluster by helm (docs/protocol/resources.md#15.4). */
export function installKubeAgent({ proxy, token, resourceId, cluster, version, namespace }: Agent): string {
  const values = [
    line('roles', 'kube'),
    line('authToken', token),
    line('proxyAddr', withPort(proxy)),
    line('kubeClusterName', cluster),
    'labels:',
    `  ${line('teleport.internal/resource-id', resourceId)}`,
  ];
  const options = ['--create-namespace', '--namespace', namespace, '--version', version].map(shellQuote).join(' ');
  return `cat > prod-cluster-values.yaml << 'EOF'
${values.join('\n')}
EOF
helm install teleport-agent teleport/teleport-kube-agent -f prod-cluster-values.yaml ${options}`;
}
