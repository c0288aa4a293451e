import { queryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { notARecordError, type Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { setSettingsOwner } from '#lib/browser/settings.ts';
import { fieldsOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { FOREVER_MS, ONE_MINUTE_MS } from '#api/stale-times.ts';

type WireUserContext = Schemas['UserContext'];
type UserAcl = Schemas['UserAcl'];

/**
 * The permissions of a user. Older proxies omit kinds and verbs (docs/protocol/resources.md#4.5, #19). Code compares
 * every flag with true, so any other value grants nothing.
 */
export type Acl = { [K in keyof UserAcl]?: Partial<NonNullable<UserAcl[K]>> | null | undefined };

/** The root cluster. Texts that the proxy omitted are empty. */
export type RootCluster = Pick<
  WireUserContext['cluster'],
  'name' | 'authVersion' | 'proxyVersion' | 'publicURL' | 'licenseExpiry' | 'nodeCount'
>;

/** The signed-in user. The fields that every page needs are validated, the others are untrusted. */
export interface UserContext extends Omit<
  Untrusted<WireUserContext>,
  'userName' | 'authType' | 'accessRequestId' | 'userAcl' | 'cluster'
> {
  userName: string;
  authType: string;
  /** The access request that this session assumed; empty for none. */
  accessRequestId: string;
  userAcl: Acl;
  cluster: RootCluster;
}

function parseCluster(raw: unknown): RootCluster {
  const { name, authVersion, proxyVersion, publicURL, licenseExpiry, nodeCount } =
    fieldsOf<WireUserContext['cluster']>(raw);
  return {
    name: textOr(name, ''),
    authVersion: textOr(authVersion, ''),
    proxyVersion: textOr(proxyVersion, ''),
    publicURL: textOr(publicURL, ''),
    ...(typeof licenseExpiry === 'string' && { licenseExpiry }),
    ...(typeof nodeCount === 'number' && { nodeCount }),
  };
}

/** All pages need a user name, so a response without one throws. All other fields may be missing. */
export function parseUserContext(answer: unknown): UserContext {
  const { userName, authType, accessRequestId, userAcl, cluster, ...others } = fieldsOf<WireUserContext>(answer);
  if (typeof userName !== 'string' || userName === '') throw notARecordError(answer);
  return {
    ...others,
    userName,
    authType: textOr(authType, ''),
    accessRequestId: textOr(accessRequestId, ''),
    userAcl: fieldsOf(userAcl),
    cluster: parseCluster(cluster),
  };
}

const CONTEXT_PATH = '/v1/webapi/sites/{cluster}/context';

/**
 * The signed-in user and their permissions, fetched once per page load. Proxies have them only for the root cluster
 * (docs/behaviour.md#permissions).
 */
export const userContextOf = (root: string) => {
  const params = { path: { cluster: root } };
  return queryOptions<UserContext, Refusal>({
    queryKey: keyOf(CONTEXT_PATH, params),
    queryFn: async ({ signal }) => {
      const context = parseUserContext((await http.GET(CONTEXT_PATH, { params, signal })).data);
      // The first render already needs the user's settings, otherwise the page moves when they apply.
      setSettingsOwner(context.userName);
      return context;
    },
    staleTime: FOREVER_MS,
  });
};

export const clustersQuery = $api.queryOptions('get', '/v1/webapi/sites', {}, { staleTime: ONE_MINUTE_MS });

/** The cluster's alerts for all users, fetched once per page load. */
export const alertsOf = (cluster: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/alerts',
    { params: { path: { cluster } } },
    { staleTime: FOREVER_MS },
  );
