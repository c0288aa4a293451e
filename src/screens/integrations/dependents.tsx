import { useQuery } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { parseDependents } from '#domain/integrations/dependents.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { DEPENDENTS_NOT_CHECKED, usedBy } from './messages.ts';

/** Resources of kinds that refer to their integration by name. */
const dependentResourcesQuery = (cluster: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/resources', {
    params: { path: { cluster }, query: { kinds: ['app', 'node', 'git_server'], limit: 1000 } },
  });

/** Resources that use the integration. 14.x does not report it for any resource (docs/protocol/resources.md#18.3). */
export function Dependents({ integrationId: id, root }: { integrationId: string; root: string }) {
  const { data: dialect } = useQuery(dialectQuery);
  const { data, error } = useQuery({
    ...dependentResourcesQuery(root),
    enabled: proxyCan(dialect, 'listIntegrationDependents'),
  });
  const names = parseDependents(data, id);
  const hasMore = textOr(fieldsOf(data).startKey, '') !== '';
  return (
    <>
      {names.length > 0 && <p>{usedBy(names)}</p>}
      {(error || hasMore) && <p>{DEPENDENTS_NOT_CHECKED}</p>}
    </>
  );
}
