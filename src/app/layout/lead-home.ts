import { redirect } from 'react-router-dom';
import { queries } from '#api/queries.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { Config } from '#domain/config.ts';
import { home } from '#domain/navigation.ts';

/** Leads on before anything is drawn; where the context cannot be had the frame says why, and leads on after a retry. */
export async function leadHome(config: Config, cluster = config.proxyCluster): Promise<Response | null> {
  const context = await queries.fetchQuery(userContextOf(config.proxyCluster)).catch(() => undefined);
  return context ? redirect(home(featuresOf({ acl: context.userAcl, config }), cluster)) : null;
}
