import { prefetch } from '#api/query-client.ts';
import { alertsOf, userContextOf } from '#api/identity/user-context.ts';

/** Starts loading the data that the layout shows. */
export function prefetchLayout(root: string, cluster = root): null {
  prefetch(userContextOf(root));
  return prefetch(alertsOf(cluster));
}
