import { $api } from './api.ts';

/** Every lock, also those that have expired; the root cluster's alone (docs/protocol/resources.md#8). */
export const locksOf = (root: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/locks', { params: { path: { cluster: root } } });
