import { Navigate, useOutletContext } from 'react-router-dom';
import { homePath } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';

/**
 * Redirects `/web` and `/web/cluster/…` to the first page that the user has access to (docs/protocol/resources.md#14).
 */
export function Component() {
  const { features, cluster } = useOutletContext<PageContext>();
  return <Navigate to={homePath(features, cluster)} replace />;
}
