import { buildPath } from '#api/build-path.ts';

interface AssistantAddressOptions {
  /** The origin of the console; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  conversation: string;
  token: string;
}

/**
 * The WebSocket address of a conversation. Its query contains the token, because 14.x reads the token only there
 * (docs/protocol/streams.md#12.1).
 */
export function assistantAddress({ origin, cluster, conversation, token }: AssistantAddressOptions): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/assistant', { cluster });
  const query = new URLSearchParams({ access_token: token, conversation_id: conversation });
  return `${origin.replace(/^http/, 'ws')}${path}?${query.toString()}`;
}
