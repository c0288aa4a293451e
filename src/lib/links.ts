/** Pages that anyone may see (docs/behaviour.md#pages). */
export const publicRoutes = {
  login: '/web/login',
  loginSucceeded: '/web/msg/info/login_success',
  loginFailed: '/web/msg/error/login',
  loginFailedLegacy: '/web/msg/error/login_failed',
  loginCallbackFailed: '/web/msg/error/login/callback',
  loginNotAllowed: '/web/msg/error/login/auth',
  invite: '/web/invite/:token',
  inviteContinue: '/web/invite/:token/continue',
  reset: '/web/reset/:token',
  resetContinue: '/web/reset/:token/continue',
  recovery: '/web/recovery/steps/:token/verify',
} as const;

/**
 * Every page's path pattern, in the router's notation (docs/behaviour.md#pages).
 * None may start with `/web/app`: the proxy takes that prefix for files (docs/protocol/auth-and-identity.md#2).
 */
export const routes = {
  ...publicRoutes,
  home: '/web',
  discover: '/web/discover',
  assist: '/web/assist/:conversation?',
  support: '/web/support',
  settings: '/web/settings',
  account: '/web/account',
  password: '/web/account/password',
  mfaDevices: '/web/account/twofactor',
  users: '/web/users',
  roles: '/web/roles',
  authConnectors: '/web/sso',
  billing: '/web/billing',
  downloads: '/web/downloads',
  clusters: '/web/clusters',
  trustedClusters: '/web/trust',
  integrations: '/web/integrations',
  newIntegration: '/web/integrations/new/:type?',
  locks: '/web/locks',
  newLock: '/web/locks/new',
  headless: '/web/headless/:request',
  appLauncher: '/web/launch/:fqdn/:cluster?/:publicAddr?/:arn?',
  cluster: '/web/cluster/:cluster',
  servers: '/web/cluster/:cluster/nodes',
  apps: '/web/cluster/:cluster/apps',
  kubeClusters: '/web/cluster/:cluster/kubernetes',
  databases: '/web/cluster/:cluster/databases',
  desktops: '/web/cluster/:cluster/desktops',
  desktop: '/web/cluster/:cluster/desktops/:desktop/:login',
  activeSessions: '/web/cluster/:cluster/sessions',
  recordings: '/web/cluster/:cluster/recordings',
  player: '/web/cluster/:cluster/session/:sid',
  audit: '/web/cluster/:cluster/audit',
  console: '/web/cluster/:cluster/console',
  consoleServers: '/web/cluster/:cluster/console/nodes',
  terminal: '/web/cluster/:cluster/console/node/:server/:login',
  joinSession: '/web/cluster/:cluster/console/session/:sid',
} as const;

export type RouteName = keyof typeof routes;

type Hole<S extends string> = S extends `:${infer N}?`
  ? { [K in N]?: string | undefined }
  : S extends `:${infer N}`
    ? { [K in N]: string }
    : object;
type Holes<P extends string> = P extends `${infer S}/${infer Rest}` ? Hole<S> & Holes<Rest> : Hole<P>;
type Query = Record<string, string | number | undefined>;
type Link<P extends string> =
  object extends Holes<P> ? (params?: Holes<P>, query?: Query) => string : (params: Holes<P>, query?: Query) => string;
type Links = { [N in RouteName]: Link<(typeof routes)[N]> };

// A browser resolves dots away, escaped or not, and half a surrogate pair cannot be escaped at all.
const isAddressable = (value: string): boolean => !/^(\.{0,2})$|\p{Cs}/u.test(value);

/** The path with its holes filled; undefined when a value cannot stand in an address. */
function fill(pattern: string, params: object): string | undefined {
  const values = new Map<string, string | undefined>(Object.entries(params));
  const path: string[] = [];
  let isCutShort = false;
  for (const segment of pattern.split('/')) {
    const hole = /^:(\w+)(\??)$/.exec(segment);
    const value = hole ? values.get(hole[1] ?? '') : segment;
    const isLeftOut = hole?.[2] === '?' && !value;
    if (isLeftOut) isCutShort = true;
    else if (isCutShort || value === undefined || (hole && !isAddressable(value))) return undefined;
    else path.push(hole ? encodeURIComponent(value) : value);
  }
  return path.join('/');
}

function search(query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

const linkTo =
  (pattern: string) =>
  (params: object = {}, query: Query = {}): string => {
    const path = fill(pattern, params);
    // An unknown target falls back to the root (docs/behaviour.md#pages); one odd record must not blank a page.
    return path === undefined ? routes.home : path + search(query);
  };

/** The address book: one builder per route, its parameters percent-encoded, a query behind them where there is one. */
export const links = Object.fromEntries(
  Object.entries(routes).map(([name, pattern]) => [name, linkTo(pattern)]),
) as Links; // fromEntries forgets which key has which value
