// The commands in the connect dialogs. `tsh` is the command-line client (docs/protocol/resources.md#16.2). Every value
// is quoted with `shellQuote`.
import { shellQuote } from '#lib/text/shell-quote.ts';
import { primaryAuthType, type AuthConfig } from '#domain/config.ts';

const tshFlag = (name: string, value: string | undefined): string[] =>
  value ? [`--${name}=${shellQuote(value)}`] : [];

/** tsh reads names that start with a dash as options, and names that start with `@` as files of arguments. */
const needsSeparator = (name: string): boolean => /^[-@]/.test(name);
const tshOperand = (name: string): string[] => [...(needsSeparator(name) ? ['--'] : []), shellQuote(name)];

const joinWords = (...words: readonly string[][]): string => words.flat().join(' ');

/** Adds the default port 443 to a host without a port. */
export const withPort = (host: string): string => (/:\d+$/.test(host) ? host : `${host}:443`);

type TshAuth = 'sso' | 'local' | 'passwordless';

/** How tsh signs the user in. Users with local accounts sign in with a passkey if the cluster prefers passkeys. */
export function tshAuthOf(userAuthType: string, clusterAuth: AuthConfig): TshAuth {
  if (userAuthType === 'sso') return 'sso';
  return primaryAuthType(clusterAuth) === 'passwordless' ? 'passwordless' : 'local';
}

interface TshLogin {
  proxy: string;
  cluster: string;
  auth: TshAuth;
  user: string;
  /** The ID of the access request that the user has assumed in the web session. */
  request?: string | undefined;
}

export function tshLoginCommand({ proxy, cluster, auth, user, request }: TshLogin): string {
  const localOptions = auth === 'sso' ? [] : [...tshFlag('auth', auth), ...tshFlag('user', user)];
  const requestOption = tshFlag('request-id', request);
  // tsh reads no options after `--`, so `--request-id` must be before it.
  const clusterAndRequest = needsSeparator(cluster)
    ? [requestOption, tshOperand(cluster)]
    : [tshOperand(cluster), requestOption];
  return joinWords(['tsh login'], tshFlag('proxy', proxy), localOptions, ...clusterAndRequest);
}

export const tshKubeLoginCommand = (name: string): string => joinWords(['tsh kube login'], tshOperand(name));

interface TshDb {
  name: string;
  user?: string | undefined;
  database?: string | undefined;
}

const tshDbCommand =
  (verb: 'login' | 'connect') =>
  ({ name, user, database }: TshDb): string =>
    joinWords([`tsh db ${verb}`], tshFlag('db-user', user), tshFlag('db-name', database), tshOperand(name));

export const tshDbLoginCommand = tshDbCommand('login');
export const tshDbConnectCommand = tshDbCommand('connect');

/** The command that links the user's account to a GitHub organization (docs/protocol/resources.md#18.2). */
export const tshGitLoginCommand = (organization: string): string =>
  joinWords(['tsh git login'], tshFlag('github-org', organization));

// Commands without parameters.

export const EXPORT_KUBECONFIG_COMMAND = 'export KUBECONFIG=${HOME?}/teleport-kubeconfig.yaml';
export const KUBECTL_COMMAND = 'kubectl get pods';
export const REQUEST_DROP_COMMAND = 'tsh request drop';
