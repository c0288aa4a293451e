import { redirect } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { Config } from '#domain/config.ts';
import { parseStartPage, START_PAGE_SETTING, startPath } from '#domain/navigation.ts';
import { readSetting } from '#lib/browser/settings.ts';

/** The longest wait with an empty page. */
const MAX_WAIT_MS = 1_000;

/**
 * Redirects to the start page before the first render. If the user's context fails to load or is slow, the layout
 * shows why, and the page `/web` redirects later.
 */
export async function redirectToStartPage(config: Config): Promise<Response | null> {
  const pendingContext = queryClient.fetchQuery(userContextOf(config.proxyCluster)).catch(() => undefined);
  const context = await Promise.race([
    pendingContext,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_WAIT_MS)),
  ]);
  if (!context) return null;
  const startPage = parseStartPage(readSetting(START_PAGE_SETTING));
  return redirect(startPath(featuresOf({ acl: context.userAcl, config }), config.proxyCluster, startPage));
}
