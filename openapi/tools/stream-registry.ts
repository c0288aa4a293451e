// Generates the list of streams as TypeScript for the mock proxy, and one schema with the types of all messages.

interface MessageDescription {
  name: string;
  contentType?: string;
  payload?: unknown;
  'x-envelope'?: string;
  /** For JSON in a binary frame. All other JSON is sent in text frames. */
  'x-frame'?: 'binary';
}
interface ChannelDescription {
  address: string;
  parameters?: Record<string, unknown>;
  bindings?: { ws?: { query?: object } };
  'x-auth'?: string;
  'x-ends'?: readonly (string | number)[];
  'x-since'?: number;
  'x-until'?: number;
}
/** The AsyncAPI description. All its references except those to schemas are resolved. */
export interface StreamDescription {
  operations: Record<
    string,
    { action: 'send' | 'receive'; channel: ChannelDescription; messages: MessageDescription[] }
  >;
  components: { schemas: Record<string, unknown> };
}

interface StreamParts {
  channel: ChannelDescription;
  sends: MessageDescription[];
  receives: MessageDescription[];
}

/** The streams by `GET path`, in the order of the description. */
function streamsOf({ operations }: StreamDescription): Map<string, StreamParts> {
  const streams = new Map<string, StreamParts>();
  for (const { action, channel, messages } of Object.values(operations)) {
    const name = `GET ${channel.address}`;
    const stream = streams.get(name) ?? { channel, sends: [], receives: [] };
    streams.set(name, { ...stream, [`${action}s`]: messages });
  }
  return streams;
}

function frameOf({ contentType, 'x-envelope': type, 'x-frame': frame }: MessageDescription): Record<string, string> {
  if (type) return { frame: 'envelope', type };
  return { frame: frame ?? (contentType === 'application/json' ? 'text' : 'binary') };
}
const framesOf = (messages: MessageDescription[]) =>
  Object.fromEntries(messages.map((message) => [message.name, frameOf(message)]));

function registryEntry(name: string, { channel, sends, receives }: StreamParts): Record<string, unknown> {
  const { 'x-auth': auth, 'x-ends': ends, 'x-since': since, 'x-until': until } = channel;
  if (!auth || !ends) throw new Error(`${name}: a stream without ${auth ? 'x-ends' : 'x-auth'}`);
  return {
    auth,
    ends,
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    sends: framesOf(sends),
    receives: framesOf(receives),
  };
}

/** The text of `fixtures/contract/streams.gen.ts`. */
export function streamRegistryOf(description: StreamDescription): string {
  const rows = [...streamsOf(description)].map(
    ([name, stream]) => `  ${JSON.stringify(name)}: ${JSON.stringify(registryEntry(name, stream))},`,
  );
  return [
    '// Generated from openapi/ by `npm run generate`.',
    "import type { Stream, StreamEntry } from './streams.ts';",
    '',
    'export const streams = {',
    ...rows,
    '} as const satisfies { [S in Stream]: StreamEntry<S> };',
    '',
  ].join('\n');
}

const objectSchemaOf = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const payloadsOf = (messages: MessageDescription[]) =>
  objectSchemaOf(Object.fromEntries(messages.map(({ name, payload }) => [name, payload ?? {}])));

/** The schemas of the messages, and the schema `Streams` with the parameters and messages of each stream. */
export function streamSchemasOf(description: StreamDescription): Record<string, unknown> {
  const streams = [...streamsOf(description)].map(([name, { channel, sends, receives }]) => [
    name,
    objectSchemaOf({
      path: objectSchemaOf(
        Object.fromEntries(Object.keys(channel.parameters ?? {}).map((key) => [key, { type: 'string' }])),
      ),
      query: channel.bindings?.ws?.query ?? objectSchemaOf({}),
      sends: payloadsOf(sends),
      receives: payloadsOf(receives),
    }),
  ]);
  return { ...description.components.schemas, Streams: objectSchemaOf(Object.fromEntries(streams)) };
}
