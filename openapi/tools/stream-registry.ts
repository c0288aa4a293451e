// The list of streams: as TypeScript for the mock, and as one schema whose types say what each message holds.

interface Message {
  name: string;
  contentType?: string;
  payload?: unknown;
  'x-envelope'?: string;
  /** JSON in a binary frame; other JSON goes in text. */
  'x-frame'?: 'binary';
}
interface Channel {
  address: string;
  parameters?: Record<string, unknown>;
  bindings?: { ws?: { query?: object } };
  'x-auth'?: string;
  'x-ends'?: readonly (string | number)[];
  'x-since'?: number;
  'x-until'?: number;
}
/** The AsyncAPI description with its references resolved, but those to schemas. */
export interface StreamDescription {
  operations: Record<string, { action: 'send' | 'receive'; channel: Channel; messages: Message[] }>;
  components: { schemas: Record<string, unknown> };
}

interface Stream {
  channel: Channel;
  sends: Message[];
  receives: Message[];
}

/** Every stream of the description as `GET path`, in its order. */
function streamsOf({ operations }: StreamDescription): Map<string, Stream> {
  const streams = new Map<string, Stream>();
  for (const { action, channel, messages } of Object.values(operations)) {
    const name = `GET ${channel.address}`;
    const stream = streams.get(name) ?? { channel, sends: [], receives: [] };
    streams.set(name, { ...stream, [`${action}s`]: messages });
  }
  return streams;
}

function frameOf({ contentType, 'x-envelope': type, 'x-frame': frame }: Message): Record<string, string> {
  if (type) return { frame: 'envelope', type };
  return { frame: frame ?? (contentType === 'application/json' ? 'text' : 'binary') };
}
const framesOf = (messages: Message[]) =>
  Object.fromEntries(messages.map((message) => [message.name, frameOf(message)]));

function entry(name: string, { channel, sends, receives }: Stream): Record<string, unknown> {
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
    ([name, stream]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry(name, stream))},`,
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

const objectOf = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const payloadsOf = (messages: Message[]) =>
  objectOf(Object.fromEntries(messages.map(({ name, payload }) => [name, payload ?? {}])));

/** The schemas of the messages, and `Streams`: what each stream is asked with and what its messages hold, by direction. */
export function streamSchemasOf(description: StreamDescription): Record<string, unknown> {
  const streams = [...streamsOf(description)].map(([name, { channel, sends, receives }]) => [
    name,
    objectOf({
      path: objectOf(Object.fromEntries(Object.keys(channel.parameters ?? {}).map((key) => [key, { type: 'string' }]))),
      query: channel.bindings?.ws?.query ?? objectOf({}),
      sends: payloadsOf(sends),
      receives: payloadsOf(receives),
    }),
  ]);
  return { ...description.components.schemas, Streams: objectOf(Object.fromEntries(streams)) };
}
