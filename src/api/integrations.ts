import { fieldsOf } from '#lib/read.ts';
import { $api } from './api.ts';
import { showInList } from './identity/own-writes.ts';
import { queries } from './queries.ts';

/** The root cluster's alone (docs/protocol/resources.md#9.1). */
export const integrationsOf = (root: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/integrations', { params: { path: { cluster: root } } });

/** Shows what a write has made of an integration: what was sent, and over it what was answered. */
export const showIntegration = (root: string, { name, ...sent }: { name: string }, answer?: unknown) =>
  showInList(integrationsOf(root).queryKey, name, { ...sent, ...fieldsOf<{ name: string }>(answer), name });

export const hideIntegration = (root: string, name: string) =>
  showInList(integrationsOf(root).queryKey, name, undefined);

/** After a write that failed: an integration may turn out to be gone, or to be there. */
export const refreshIntegrations = (root: string) =>
  queries.invalidateQueries({ queryKey: integrationsOf(root).queryKey });
