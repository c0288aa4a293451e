// The streams of the contract, read from the description itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { Schema } from '#fixtures/contract/json-schema.ts';
import type { Field, Layouts } from '#openapi/tools/layout.ts';
import type { Span } from '#e2e/contract/judging/judge.ts';

const FOLDER = join(import.meta.dirname, '../../../openapi');

export interface Message {
  name: string;
  payload?: Schema;
  contentType?: string;
  /** The type of the envelope that holds it. */
  'x-envelope'?: string;
  /** The fields of a binary frame. */
  'x-layout'?: Field[];
}

export interface Channel extends Span {
  name: string;
  address: string;
  auth: 'query-token' | 'token-frame';
  /** What a proxy sends on it. */
  says: Message[];
}

interface Ref {
  $ref: string;
}
interface Part {
  channels?: Record<string, { address: string; messages: Record<string, Ref>; [extension: string]: unknown }>;
  operations?: Record<string, { action: string; channel: Ref; messages: Ref[] }>;
  components?: { messages?: Record<string, Message> };
  'x-records'?: Layouts['records'];
}

/** References within and between the files, as paths into one document that holds them all. */
function rooted(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => rooted(entry, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== '$ref' || typeof entry !== 'string') return [key, rooted(entry, file)];
      const [other, path] = entry.split('#');
      const name = other ? posix.join(posix.dirname(file), other) : file;
      return [key, `#/files/${name.replaceAll('/', '~1')}${path}`];
    }),
  );
}

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?:http|streams)\/.*\.yaml$/.test(name),
);
// Our own description, linted before; streams.test.ts beside it finds what has another shape.
const files = Object.fromEntries(
  names.map((name) => [name, rooted(parse(readFileSync(join(FOLDER, name), 'utf8')), name)]),
) as Record<string, Part>;

/** What the references of every schema here lead into. */
export const document = { files };

const resolved = ({ $ref }: Ref): unknown =>
  $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key.replaceAll('~1', '/')], document); // a path into our own description

const nameIn = ({ $ref }: Ref): string => $ref.slice($ref.lastIndexOf('/') + 1);

function channelsOf({ channels = {}, operations = {} }: Part): Channel[] {
  return Object.entries(channels).map(([name, { address, messages, ...extensions }]) => {
    const sent = Object.values(operations).filter(
      ({ action, channel }) => action === 'send' && nameIn(channel) === name,
    );
    const says = sent
      .flatMap((operation) => operation.messages.map(nameIn))
      .flatMap((message) => {
        const ref = messages[message];
        return ref ? [resolved(ref) as Message] : [];
      });
    const { 'x-since': since, 'x-until': until, 'x-auth': auth } = extensions;
    return {
      name,
      address,
      auth: auth as Channel['auth'],
      says,
      ...(typeof since === 'number' ? { since } : {}),
      ...(typeof until === 'number' ? { until } : {}),
    };
  });
}

const parts = Object.entries(files).filter(([name]) => /^streams\/(?!streams\.)/.test(name));

export const channels: readonly Channel[] = parts.flatMap(([, part]) => channelsOf(part));

/** Records within binary frames, and the messages that come within others. */
export const layouts: Layouts = {
  records: Object.assign({}, ...parts.map(([, part]) => part['x-records'] ?? {})) as Layouts['records'], // one shape each
  messages: new Map(
    Object.values(files['streams/recordings.yaml']?.components?.messages ?? {})
      .filter(({ name }) => name !== 'fetch')
      .flatMap(({ 'x-layout': fields = [] }): [number, Field[]][] => {
        const type = fields[0]?.const;
        return type === undefined ? [] : [[type, fields]];
      }),
  ),
};
