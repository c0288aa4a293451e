import { $api } from '#api/api.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { environmentOf, type Environment } from '#domain/workspace/environment.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';

interface ServerInfo {
  hostname: string | undefined;
  environment: Environment | undefined;
}

/** The server with this ID from the list of servers. All fields are undefined if the list does not have it. */
export function useServer(cluster: string, id: string | undefined): ServerInfo {
  const environmentLabel = useEnvironmentLabel();
  const query = { search: `"${id}"`, limit: 5 };
  const { data } = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    { params: { path: { cluster }, query } },
    { enabled: id !== undefined },
  );
  const server = listOf(data?.items)
    .map((raw) => fieldsOf<Schemas['Server']>(raw))
    .find((item) => item.id === id);
  return {
    hostname: textOr(server?.hostname, undefined),
    environment: server && environmentOf(readLabels(server.tags), environmentLabel),
  };
}
