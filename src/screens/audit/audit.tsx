// What happened in a cluster: who did what, where and when.
import { redirect, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { startLog } from '#features/activity/log-query.ts';
import { isLocalRemembered } from '#features/activity/zone.ts';
import { required } from '#lib/params.ts';
import { AuditLog } from './audit-log.tsx';
import { auditParamsOf } from './audit-params.ts';
import { eventsOf } from './events-query.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // Put into the address, so that a copy of it shows the same; an address with parameters is left as it is.
  if (search === '' && isLocalRemembered()) return redirect(`${pathname}?zone=local`);
  return startLog(eventsOf(required(params, 'cluster'), auditParamsOf(searchParams)));
}

/** The loader is for arriving; what the address asks for next, the log asks for itself. */
export const shouldRevalidate = () => false;

/** Each cluster begins with nothing: events of one must not stand under the name of another. */
export function Component() {
  const { cluster } = useOutletContext<PageContext>();
  return <AuditLog key={cluster} cluster={cluster} />;
}
