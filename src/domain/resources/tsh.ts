// The commands that the connect dialogs offer (docs/protocol/resources.md#16.2). Every value in them passes
// `shellQuote`.
import { shellQuote } from '#lib/text/shell-quote.ts';
import { primaryAuthType, type AuthConfig } from '#domain/config.ts';

const tshFlag = (name: string, value: string | undefined): string[] =>
  value ? [`--${name}=${shellQuote(value)}`] : [];

/** tsh reads a name that begins with a dash as an option, and one that begins with `@` as a file of arguments. */
const needsDashes = (name: string): boolean => /^[-@]/.test(name);
const tshOperand = (name: string): string[] => [...(needsDashes(name) ? ['--'] : []), shellQuote(name)];

const joinWords = (...words: readonly string[][]): string => words.flat().join(' ');

/** `host:port`; a proxy is where its web pages are, on 443 where nothing else is said. */
export const withPort = (host: string): string => (/:\d+$/.test(host) ? host : `${host}:443`);

type TshAuth = 'sso' | 'local' | 'passwordless';

/** How tsh signs this user in; local users whose cluster puts passkeys first use theirs. */
export function tshAuthOf(authType: string, auth: AuthConfig): TshAuth {
  if (authType === 'sso') return 'sso';
  return primaryAuthType(auth) === 'passwordless' ? 'passwordless' : 'local';
}

interface TshLogin {
  proxy: string;
  cluster: string;
  auth: TshAuth;
  user: string;
  /** Id of the access request that the session assumed. */
  request?: string | undefined;
}

export function tshLoginCommand({ proxy, cluster, auth, user, request }: TshLogin): string {
  const localOptions = auth === 'sso' ? [] : [...tshFlag('auth', auth), ...tshFlag('user', user)];
  const requestOption = tshFlag('request-id', request);
  // Behind `--` there are no options.
  const rest = needsDashes(cluster) ? [requestOption, tshOperand(cluster)] : [tshOperand(cluster), requestOption];
  return joinWords(['tsh login'], tshFlag('proxy', proxy), localOptions, ...rest);
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

/** Links the user to an organization on GitHub (docs/protocol/resources.md#18.2). */
export const tshGitLoginCommand = (organization: string): string =>
  joinWords(['tsh git login'], tshFlag('github-org', organization));

/** What needs no value. */
export const EXPORT_KUBECONFIG_COMMAND = 'export KUBECONFIG=${HOME?}/teleport-kubeconfig.yaml';
export const KUBECTL_COMMAND = 'kubectl get pods';
export const REQUEST_DROP_COMMAND = 'tsh request drop';
