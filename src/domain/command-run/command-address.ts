import { buildPath } from '#api/build-path.ts';
import { quoteLiteral } from '#lib/text/labels.ts';

/** All of them are required (docs/protocol/streams.md#13.1). */
export interface CommandParams {
  command: string;
  login: string;
  query: string;
  conversation_id: string;
  execution_id: string;
}

interface CommandAddressOptions {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  /** The proxy looks for it nowhere else (docs/protocol/streams.md#1.2). */
  token: string;
  params: CommandParams;
}

/** Names servers by their ids: several may have one hostname (docs/protocol/resources.md#1.4). */
export const nodeIdsQuery = (ids: readonly string[]): string =>
  ids.map((id) => `resource.metadata.name == ${quoteLiteral(id)}`).join(' || ');

/** The address of a command's websocket (docs/protocol/streams.md#13.1). It stands in no address of a page. */
export function commandAddress({ origin, cluster, token, params }: CommandAddressOptions): string {
  const path = buildPath('/v1/webapi/command/{cluster}/execute', { cluster });
  const query = `access_token=${encodeURIComponent(token)}&params=${encodeURIComponent(JSON.stringify(params))}`;
  return `${origin.replace(/^http/, 'ws')}${path}?${query}`;
}
