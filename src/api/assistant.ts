// The conversations of Assist, the chat assistant of the console, and the commands that Assist runs.
import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { $api } from './api.ts';
import { http } from './client.ts';
import { FOREVER_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';
import { queryClient } from './query-client.ts';
import { Refusal } from './refusal.ts';

export const CONVERSATIONS_PATH = '/v1/webapi/assistant/conversations';
const CONVERSATION_PATH = '/v1/webapi/assistant/conversations/{conversation}';
export const TITLE_PATH = '/v1/webapi/assistant/conversations/{conversation}/title';
const EVENTS_PATH = '/v1/webapi/sites/{cluster}/sessions/{sid}/events';
const STREAM_PATH = '/v1/webapi/sites/{cluster}/sessions/{sid}/stream';
const PREVIEW_BYTES = 4096;

/** The current user's conversations (docs/protocol/streams.md#12.3). */
export const conversationsQuery = $api.queryOptions('get', CONVERSATIONS_PATH);

export const conversationOf = (conversation: string) =>
  $api.queryOptions('get', CONVERSATION_PATH, { params: { path: { conversation } } });

export const refreshConversations = () => queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey });

export const refreshMessages = (conversation: string) =>
  queryClient.invalidateQueries({ queryKey: conversationOf(conversation).queryKey });

function hasTitle(conversation: string): boolean {
  const { conversations } = fieldsOf<Record<string, unknown>>(queryClient.getQueryData(conversationsQuery.queryKey));
  return listOf(conversations).some((item) => {
    const { id, title } = fieldsOf<Record<string, unknown>>(item);
    return id === conversation && textOr(title, '') !== '';
  });
}

/** Creates a title from the first message. On failure the conversation stays untitled (docs/protocol/streams.md#12.3). */
export async function generateTitle(conversation: string, message: string): Promise<void> {
  // Keeps a title that the user has set.
  if (hasTitle(conversation)) return;
  try {
    const { data } = await http.POST('/v1/webapi/assistant/title/summary', { body: { message } });
    const title = textOr(data?.title, '');
    if (title === '') return;
    await http.POST(TITLE_PATH, { params: { path: { conversation } }, body: { title } });
    await refreshConversations();
  } catch (error) {
    // The title is optional, and the user can set one.
    if (!(error instanceof Refusal)) throw error;
  }
}

interface CommandSession {
  cluster: string;
  sid: string;
}

/**
 * The output of a command. Without output, the events of the command's session, which contain the result
 * (docs/protocol/streams.md#12.4).
 */
export const commandOutputOf = ({ cluster, sid }: CommandSession) => {
  const params = { path: { cluster, sid } };
  return queryOptions({
    queryKey: keyOf(STREAM_PATH, params, PREVIEW_BYTES),
    staleTime: FOREVER_MS,
    queryFn: async ({ signal }): Promise<{ text: string } | { events: unknown }> => {
      const query = { offset: 0, bytes: PREVIEW_BYTES };
      const text = await http
        .GET(STREAM_PATH, { params: { ...params, query }, parseAs: 'text', signal })
        .then(({ data }) => data ?? '')
        .catch((error: unknown) => {
          if (!(error instanceof Refusal) || error.status === 0) throw error;
          return '';
        });
      return text === '' ? { events: (await http.GET(EVENTS_PATH, { params, signal })).data } : { text };
    },
  });
};

/** The first hundred servers that match the query of a command (docs/protocol/streams.md#13.3). */
export const commandTargetsOf = (cluster: string, query: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    { params: { path: { cluster }, query: { query, limit: 100 } } },
    { enabled: query !== '' },
  );
