// What happened in a cluster: who did what, where and when.
import { redirect, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { prefetchLog } from '#features/activity/log-query.ts';
import { isLocalZoneStored } from '#features/activity/zone.ts';
import { requiredParam } from '#lib/params.ts';
import { AuditLog } from './audit-log.tsx';
import { isSignedIn } from '#api/identity/credentials.ts';
import { waitBriefly, queryClient } from '#api/query-client.ts';
import { parseAuditParams, isFiltered } from './audit-params.ts';
import { eventPagesQuery, firstEventsQuery } from './events-query.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  if (!isSignedIn()) return null;
  const { pathname, search, searchParams } = new URL(request.url);
  // Put into the address, so that a copy of it shows the same; an address with parameters is left as it is.
  if (search === '' && isLocalZoneStored()) return redirect(`${pathname}?zone=local`);
  const [cluster, query] = [requiredParam(params, 'cluster'), parseAuditParams(searchParams)];
  const events = eventPagesQuery(cluster, query);
  // Alone at first, because the page of 5,000 keeps the proxy busy, and then this one; the log asks for it once it is drawn.
  if (!isFiltered(query) && queryClient.getQueryData(events.queryKey) === undefined)
    return waitBriefly(queryClient.prefetchQuery(firstEventsQuery(cluster, query)));
  return prefetchLog(events);
}

/** The loader is for arriving; what the address asks for next, the log asks for itself. */
export const shouldRevalidate = () => false;

/** Each cluster begins with nothing: events of one must not stand under the name of another. */
export function Component() {
  const { cluster, features } = useOutletContext<PageContext>();
  return <AuditLog key={cluster} cluster={cluster} mayList={features.audit} />;
}
