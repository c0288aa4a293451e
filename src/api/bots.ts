// Bots and where they run, of 18.x; all of it is the root cluster's (docs/protocol/resources.md#18.8).
import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { $api } from './api.ts';
import { http } from './client.ts';
import { LIVE_MS } from './freshness.ts';
import { keyOf } from './keys.ts';
import { sizeAt } from './list/page.ts';
import { pages } from './list/pages.ts';
import { withRecentWrites } from './list/recent-writes.ts';
import type { Schemas } from './schemas.ts';

const INSTANCES = '/v1/webapi/sites/{cluster}/machine-id/bot-instance';

const BOTS = '/v1/webapi/sites/{cluster}/machine-id/bot';

export const botsOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf(BOTS, { path: { cluster } }),
    queryFn: async ({ signal }) =>
      withRecentWrites('bots', (await http.GET(BOTS, { params: { path: { cluster } }, signal })).data ?? null),
  });

/** As it is right now: an edit begins with it. */
export const botOf = (cluster: string, name: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/machine-id/bot/{name}',
    { params: { path: { cluster, name } } },
    { staleTime: LIVE_MS },
  );

/** Those of one bot, or of all where it is empty, as far as the proxy finds them. */
export const instancePages = (cluster: string, bot: string) => (search: string) =>
  pages(keyOf(INSTANCES, { path: { cluster } }, [bot, search]), {
    ask: async ({ startKey, limit = sizeAt(startKey) }, signal) => {
      const query = {
        page_size: limit,
        ...(startKey && { page_token: startKey }),
        ...(bot && { bot_name: bot }),
        ...(search && { search }),
      };
      const { data } = await http.GET(INSTANCES, { params: { path: { cluster }, query }, signal });
      const { bot_instances: items, next_page_token: next } = fieldsOf<Schemas['BotInstancePage']>(data);
      return { data: { items: listOf(items), startKey: textOr(next, '') } };
    },
    idOf: (raw) => textOr(fieldsOf<Schemas['BotInstance']>(raw).instance_id, JSON.stringify(raw)),
  });

export const instanceOf = (cluster: string, name: string, id: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/machine-id/bot/{name}/bot-instance/{id}', {
    params: { path: { cluster, name, id } },
  });
