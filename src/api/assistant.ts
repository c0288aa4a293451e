import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { $api } from './api.ts';
import { http } from './client.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { queries } from './queries.ts';
import { Refusal } from './refusal.ts';

export const CONVERSATIONS = '/v1/webapi/assistant/conversations';
const ONE = '/v1/webapi/assistant/conversations/{conversation}';
export const TITLE = '/v1/webapi/assistant/conversations/{conversation}/title';
const EVENTS = '/v1/webapi/sites/{cluster}/sessions/{sid}/events';
const BYTES = '/v1/webapi/sites/{cluster}/sessions/{sid}/stream';
const FEW_BYTES = 4096;

/** Everybody's own (docs/protocol/streams.md#12.3). */
export const conversationsQuery = $api.queryOptions('get', CONVERSATIONS);

export const conversationOf = (conversation: string) =>
  $api.queryOptions('get', ONE, { params: { path: { conversation } } });

export const refreshConversations = () => queries.invalidateQueries({ queryKey: conversationsQuery.queryKey });

export const refreshMessages = (conversation: string) =>
  queries.invalidateQueries({ queryKey: conversationOf(conversation).queryKey });

function hasTitle(conversation: string): boolean {
  const { conversations } = fieldsOf<Record<string, unknown>>(queries.getQueryData(conversationsQuery.queryKey));
  return listOf(conversations).some((one) => {
    const { id, title } = fieldsOf<Record<string, unknown>>(one);
    return id === conversation && textOr(title, '') !== '';
  });
}

/** A title made of the first question; without one the conversation stays a new one (docs/protocol/streams.md#12.3). */
export async function entitle(conversation: string, message: string): Promise<void> {
  // What somebody has called it stays.
  if (hasTitle(conversation)) return;
  try {
    const { data } = await http.POST('/v1/webapi/assistant/title/summary', { body: { message } });
    const title = textOr(data?.title, '');
    if (title === '') return;
    await http.POST(TITLE, { params: { path: { conversation } }, body: { title } });
    await refreshConversations();
  } catch (error) {
    // Nobody asked for it, and anybody can give it a title.
    if (!(error instanceof Refusal)) throw error;
  }
}

interface Ran {
  cluster: string;
  sid: string;
}

/** What a command printed, or else the events of its session, which say how it ended (docs/protocol/streams.md#12.4). */
export const outputOf = ({ cluster, sid }: Ran) => {
  const params = { path: { cluster, sid } };
  return queryOptions({
    queryKey: keyOf(BYTES, params, FEW_BYTES),
    staleTime: ONCE,
    queryFn: async ({ signal }): Promise<{ text: string } | { events: unknown }> => {
      const query = { offset: 0, bytes: FEW_BYTES };
      const text = await http
        .GET(BYTES, { params: { ...params, query }, parseAs: 'text', signal })
        .then(({ data }) => data ?? '')
        .catch((error: unknown) => {
          if (!(error instanceof Refusal) || error.status === 0) throw error;
          return '';
        });
      return text === '' ? { events: (await http.GET(EVENTS, { params, signal })).data } : { text };
    },
  });
};

/** A hundred of those that a command is meant for (docs/protocol/streams.md#13.3). */
export const targetsOf = (cluster: string, query: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    { params: { path: { cluster }, query: { query, limit: 100 } } },
    { enabled: query !== '' },
  );
