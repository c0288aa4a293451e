import { start } from '#api/queries.ts';
import { alertsOf, userContextOf } from '#api/identity/user-context.ts';

/** Begins what the layout shows. */
export function startLayout(root: string, cluster = root): null {
  start(userContextOf(root));
  return start(alertsOf(cluster));
}
