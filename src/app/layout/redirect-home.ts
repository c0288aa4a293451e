import { redirect } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { Config } from '#domain/config.ts';
import { homePath } from '#domain/navigation.ts';

/** The longest wait with an empty page. */
const MAX_WAIT_MS = 1_000;

/**
 * Redirects to the first page that the user may open, before the first render. If the user's context fails to load or
 * is slow, the layout shows why, and the home page redirects later.
 */
export async function redirectHome(config: Config, cluster = config.proxyCluster): Promise<Response | null> {
  const pendingContext = queryClient.fetchQuery(userContextOf(config.proxyCluster)).catch(() => undefined);
  const context = await Promise.race([
    pendingContext,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_WAIT_MS)),
  ]);
  return context ? redirect(homePath(featuresOf({ acl: context.userAcl, config }), cluster)) : null;
}
