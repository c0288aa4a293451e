// Bots and their instances on 18.x. Only the root cluster has them (docs/protocol/resources.md#18.8).
import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { $api } from './api.ts';
import { http } from './client.ts';
import { ALWAYS_STALE_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';
import { pageSizeFor } from './list/page.ts';
import { pagedQuery } from './list/paged-query.ts';
import { withRecentWrites } from './list/recent-writes.ts';
import type { Schemas } from './schemas.ts';

const INSTANCES_PATH = '/v1/webapi/sites/{cluster}/machine-id/bot-instance';

const BOTS_PATH = '/v1/webapi/sites/{cluster}/machine-id/bot';

export const botsOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf(BOTS_PATH, { path: { cluster } }),
    queryFn: async ({ signal }) =>
      withRecentWrites('bots', (await http.GET(BOTS_PATH, { params: { path: { cluster } }, signal })).data ?? null),
  });

/** Never cached, because editing starts from the current state. */
export const botOf = (cluster: string, name: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/machine-id/bot/{name}',
    { params: { path: { cluster, name } } },
    { staleTime: ALWAYS_STALE_MS },
  );

/** The instances of one bot, or of all bots if `bot` is empty. */
export const botInstancePages = (cluster: string, bot: string) => (search: string) =>
  pagedQuery(keyOf(INSTANCES_PATH, { path: { cluster } }, [bot, search]), {
    fetchPage: async ({ startKey, limit = pageSizeFor(startKey) }, signal) => {
      const query = {
        page_size: limit,
        ...(startKey && { page_token: startKey }),
        ...(bot && { bot_name: bot }),
        ...(search && { search }),
      };
      const { data } = await http.GET(INSTANCES_PATH, { params: { path: { cluster }, query }, signal });
      const { bot_instances: items, next_page_token: nextPageToken } = fieldsOf<Schemas['BotInstancePage']>(data);
      return { data: { items: listOf(items), startKey: textOr(nextPageToken, '') } };
    },
    idOf: (raw) => textOr(fieldsOf<Schemas['BotInstance']>(raw).instance_id, JSON.stringify(raw)),
  });

export const botInstanceOf = (cluster: string, name: string, id: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/machine-id/bot/{name}/bot-instance/{id}', {
    params: { path: { cluster, name, id } },
  });
