import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { signalWithTimeout } from '#lib/async/signal-with-timeout.ts';
import { http } from './client.ts';
import { dialect } from './dialect/dialect-query.ts';
import { proxyCan } from './dialect/dialect.ts';
import { FIVE_MINUTES_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';

// Each leaf cluster has its own tunnel. A hanging tunnel must delay neither the other leaf clusters nor the page.
const limitConcurrency = pLimit(3);
const TIMEOUT_MS = 10_000;

/** The version and state of a cluster; null for proxies before 18.x (docs/protocol/resources.md#18.3). */
export const clusterInfoOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/info', { path: { cluster } }),
    queryFn: async ({ signal }) => {
      if (!proxyCan(await dialect(), 'describeClusters')) return null;
      const params = { path: { cluster } };
      return limitConcurrency(async () => {
        const timeoutSignal = signalWithTimeout(signal, TIMEOUT_MS);
        const { data } = await http.GET('/v1/webapi/sites/{cluster}/info', { params, signal: timeoutSignal });
        return data ?? null;
      });
    },
    staleTime: FIVE_MINUTES_MS,
  });
