import { buildPath } from '#api/build-path.ts';

interface AssistantAddressOptions {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  conversation: string;
  token: string;
}

/** The address of a conversation's socket; 14.x looks for the token nowhere else (docs/protocol/streams.md#12.1). */
export function assistantAddress({ origin, cluster, conversation, token }: AssistantAddressOptions): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/assistant', { cluster });
  const query = new URLSearchParams({ access_token: token, conversation_id: conversation });
  return `${origin.replace(/^http/, 'ws')}${path}?${query.toString()}`;
}
