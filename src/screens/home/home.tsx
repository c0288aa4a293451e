import { Navigate, useOutletContext } from 'react-router-dom';
import { homePath } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';

/** `/web` and a cluster without a page lead to the first page that is open (docs/protocol/resources.md#14). */
export function Component() {
  const { features, cluster } = useOutletContext<PageContext>();
  return <Navigate to={homePath(features, cluster)} replace />;
}
