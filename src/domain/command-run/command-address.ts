// Builds the WebSocket address of a command that runs on one or more servers.
import { buildPath } from '#api/build-path.ts';
import { quoteLiteral } from '#lib/text/labels.ts';

/** The parameters of a command. The proxy requires all of them (docs/protocol/streams.md#13.1). */
export interface CommandParams {
  command: string;
  login: string;
  query: string;
  conversation_id: string;
  execution_id: string;
}

interface CommandAddressOptions {
  /** The origin of the console; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  /** The access token. The proxy accepts it only in the address (docs/protocol/streams.md#1.2). */
  token: string;
  params: CommandParams;
}

/** A query for servers by ID, because several servers may have the same hostname (docs/protocol/resources.md#1.4). */
export const nodeIdsQuery = (ids: readonly string[]): string =>
  ids.map((id) => `resource.metadata.name == ${quoteLiteral(id)}`).join(' || ');

/** The WebSocket address of a command (docs/protocol/streams.md#13.1). Never show it: it contains the access token. */
export function commandAddress({ origin, cluster, token, params }: CommandAddressOptions): string {
  const path = buildPath('/v1/webapi/command/{cluster}/execute', { cluster });
  const query = `access_token=${encodeURIComponent(token)}&params=${encodeURIComponent(JSON.stringify(params))}`;
  return `${origin.replace(/^http/, 'ws')}${path}?${query}`;
}
