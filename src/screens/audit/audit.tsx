// The audit log of a cluster.
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
  // The stored time zone becomes part of the address, so that a copied link shows the same times. Addresses with
  // parameters stay unchanged.
  if (search === '' && isLocalZoneStored()) return redirect(`${pathname}?zone=local`);
  const [cluster, query] = [requiredParam(params, 'cluster'), parseAuditParams(searchParams)];
  const events = eventPagesQuery(cluster, query);
  // The short first page loads alone, because the page of 5,000 events keeps the proxy and the browser busy. The log
  // requests the long page after it has rendered.
  if (!isFiltered(query) && queryClient.getQueryData(events.queryKey) === undefined)
    return waitBriefly(queryClient.prefetchQuery(firstEventsQuery(cluster, query)));
  return prefetchLog(events);
}

/** The loader runs only when the page opens. After that, the log requests data itself when the address changes. */
export const shouldRevalidate = () => false;

/** The key resets the page when the cluster changes, so that no event appears under the wrong cluster. */
export function Component() {
  const { cluster, features } = useOutletContext<PageContext>();
  return <AuditLog key={cluster} cluster={cluster} mayList={features.audit} />;
}
