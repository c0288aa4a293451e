// Shell commands that users copy from the enrollment guides.
import { withPort } from '#domain/resources/tsh.ts';
import { parseJson } from '#lib/untrusted.ts';
import { joinCommands, shellQuote } from '#lib/text/shell-quote.ts';

const runScriptCommand = (address: string): string => `sudo bash -c "$(curl -fsSL ${shellQuote(address)})"`;

/** Installs the agent of a server (docs/protocol/resources.md#15.3). */
export const installServerCommand = (origin: string, token: string): string =>
  runScriptCommand(`${origin}/scripts/${token}/install-node.sh`);

/** Installs an agent that serves databases with the labels of its token (docs/protocol/resources.md#15.5). */
export const installDatabaseAgentCommand = (origin: string, token: string): string =>
  runScriptCommand(`${origin}/scripts/${token}/install-database.sh`);

interface SignDatabaseOptions {
  origin: string;
  cluster: string;
  token: string;
  /** The host of the database without a port. */
  host: string;
}

/** Creates and unpacks a certificate for a database, signed by the cluster (docs/protocol/resources.md#15.5). */
export function signDatabaseCommand({ origin, cluster, token, host }: SignDatabaseOptions): string {
  const address = `${origin}/v1/webapi/sites/${encodeURIComponent(cluster)}/sign/db`;
  const headers = [`Authorization: Bearer ${token}`, 'Content-Type: application/json'];
  const options = headers.map((header) => `-H ${shellQuote(header)}`).join(' ');
  return joinCommands([
    `curl -fsS ${shellQuote(address)} -d ${shellQuote(JSON.stringify({ hostname: host }))} ${options} -OJ`,
    `tar -xvf ${shellQuote(`teleport_mTLS_${host}.tar.gz`)}`,
  ]);
}

/** Creates the IAM policy that gives an agent access to a database (docs/protocol/resources.md#15.6). */
export function createIamPolicyCommand(database: string, document: string): string {
  const policy = parseJson(document);
  const text = policy === undefined ? document : JSON.stringify(policy, null, 2);
  const name = shellQuote(`TeleportDatabaseAccess_${database}`);
  return `aws iam create-policy --policy-name ${name} \\\n  --policy-document ${shellQuote(text)}`;
}

interface KubeAgentOptions {
  /** Host and port of the proxy. */
  proxy: string;
  token: string;
  /** A label value that identifies the new cluster in the list. */
  resourceId: string;
  cluster: string;
  /** The version of the proxy. The agent gets the same version. */
  version: string;
  namespace: string;
}

export const ADD_CHARTS_COMMAND = joinCommands([
  'helm repo add teleport https://charts.releases.teleport.dev',
  'helm repo update',
]);

/** Whether the proxy accepts the name of a Kubernetes cluster (docs/protocol/resources.md#15.4). */
export const isKubeClusterName = (name: string): boolean => /^[\w.-]+$/.test(name);

/** Whether Kubernetes accepts the name of a namespace (RFC 1123, 2.1). */
export const isKubeNamespace = (name: string): boolean => /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/.test(name);

/** Whether the proxy accepts the name of a database (docs/protocol/resources.md#2.2). */
export const isDatabaseName = (name: string): boolean => /^[a-zA-Z](?:[-a-zA-Z0-9]*[a-zA-Z0-9])?$/.test(name);

/** A line of YAML. The value is a JSON string, which is also a YAML string, so that any value is quoted. */
const yamlLine = (name: string, value: string): string => `${name}: ${JSON.stringify(value)}`;

/** Installs the agent of a Kubernetes cluster with helm (docs/protocol/resources.md#15.4). */
export function installKubeAgentCommand({
  proxy,
  token,
  resourceId,
  cluster,
  version,
  namespace,
}: KubeAgentOptions): string {
  const values = [
    yamlLine('roles', 'kube'),
    yamlLine('authToken', token),
    yamlLine('proxyAddr', withPort(proxy)),
    yamlLine('kubeClusterName', cluster),
    'labels:',
    `  ${yamlLine('teleport.internal/resource-id', resourceId)}`,
  ];
  const options = ['--create-namespace', '--namespace', namespace, '--version', version].map(shellQuote).join(' ');
  const commands = joinCommands([
    "cat > prod-cluster-values.yaml << 'EOF'",
    `helm install teleport-agent teleport/teleport-kube-agent -f prod-cluster-values.yaml ${options}`,
  ]);
  return `${commands}\n${values.join('\n')}\nEOF`;
}

export interface EnrolledApp {
  /** Part of a host name, so it must be a DNS label (RFC 1035, 2.3.1). */
  name: string;
  uri: string;
}

/** Whether the name can be part of a host name (docs/protocol/resources.md#15.8). */
export const isAppName = (name: string): boolean => /^[a-z](?:[-a-z0-9]{0,61}[a-z0-9])?$/.test(name);

/** Whether the proxy's install script accepts the address (docs/protocol/resources.md#7.2). */
export const isAppUri = (uri: string): boolean => /^[-\w/:. ]+$/.test(uri) && URL.canParse(uri);

/** Configures and starts an agent for one application (docs/protocol/resources.md#15.8). */
export function serveAppCommand({ proxy, token, name, uri }: EnrolledApp & { proxy: string; token: string }): string {
  const file = '/etc/teleport.yaml';
  const options = [
    ['output', file],
    ['roles', 'app'],
    ['token', token],
    ['proxy', withPort(proxy)],
    ['app-name', name],
    ['app-uri', uri],
  ].map(([option, value]) => `--${option}=${shellQuote(value ?? '')}`);
  return joinCommands([`sudo teleport configure ${options.join(' ')}`, `sudo teleport start --config=${file}`]);
}

/** Installs an agent for one application with a script of the proxy, which only enterprise builds have. */
export function installAppCommand(origin: string, token: string, { name, uri }: EnrolledApp): string {
  // The proxy decodes these values twice. This has no effect, because neither may contain a percent sign.
  const encodeValue = (value: string) => encodeURIComponent(value).replaceAll("'", '%27');
  const address = `${origin}/scripts/${token}/install-app.sh?name=${encodeValue(name)}&uri=${encodeValue(uri)}`;
  return runScriptCommand(address);
}

/** Creates a join token with the command-line tool, for users who may not create tokens in the console. */
export const addAppTokenCommand = ({ name, uri }: EnrolledApp): string =>
  `tctl tokens add --type=app --app-name=${shellQuote(name)} --app-uri=${shellQuote(uri)}`;
