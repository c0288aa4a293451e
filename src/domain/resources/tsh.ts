// The commands that the connect dialogs offer (docs/protocol/resources.md#16.2). Every value in them passes
// `shellQuote`.
import { shellQuote } from '#lib/text/shell-quote.ts';
import { primaryAuthType, type AuthConfig } from '#domain/config.ts';

const flag = (name: string, value: string | undefined): string[] => (value ? [`--${name}=${shellQuote(value)}`] : []);

/** tsh reads a name that begins with a dash as an option, and one that begins with `@` as a file of arguments. */
const needsDashes = (name: string): boolean => /^[-@]/.test(name);
const operand = (name: string): string[] => [...(needsDashes(name) ? ['--'] : []), shellQuote(name)];

const line = (...words: readonly string[][]): string => words.flat().join(' ');

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

export function tshLogin({ proxy, cluster, auth, user, request }: TshLogin): string {
  const local = auth === 'sso' ? [] : [...flag('auth', auth), ...flag('user', user)];
  const assumed = flag('request-id', request);
  // Behind `--` there are no options.
  const rest = needsDashes(cluster) ? [assumed, operand(cluster)] : [operand(cluster), assumed];
  return line(['tsh login'], flag('proxy', proxy), local, ...rest);
}

export const tshKubeLogin = (name: string): string => line(['tsh kube login'], operand(name));

interface TshDb {
  name: string;
  user?: string | undefined;
  database?: string | undefined;
}

const tshDb =
  (verb: 'login' | 'connect') =>
  ({ name, user, database }: TshDb): string =>
    line([`tsh db ${verb}`], flag('db-user', user), flag('db-name', database), operand(name));

export const tshDbLogin = tshDb('login');
export const tshDbConnect = tshDb('connect');

/** Links the user to an organization on GitHub (docs/protocol/resources.md#18.2). */
export const tshGitLogin = (organization: string): string => line(['tsh git login'], flag('github-org', organization));

/** What needs no value. */
export const KUBECONFIG = 'export KUBECONFIG=${HOME?}/teleport-kubeconfig.yaml';
export const KUBECTL = 'kubectl get pods';
export const REQUEST_DROP = 'tsh request drop';
