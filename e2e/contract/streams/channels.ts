// Reads the streams of the contract from the API description in the `openapi` folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { Schema } from '#fixtures/contract/json-schema.ts';
import type { LayoutField, MessageLayouts } from '#openapi/tools/binary-layout.ts';
import type { VersionRange } from '#e2e/contract/validation/check-response.ts';

const OPENAPI_FOLDER = join(import.meta.dirname, '../../../openapi');

export interface Message {
  name: string;
  payload?: Schema;
  contentType?: string;
  /** The type of the envelope around the message. */
  'x-envelope'?: string;
  /** The fields of a binary frame. */
  'x-layout'?: LayoutField[];
}

export interface Channel extends VersionRange {
  name: string;
  address: string;
  auth: 'query-token' | 'token-frame';
  /** The messages that a proxy sends on the stream. */
  proxyMessages: Message[];
}

interface Reference {
  $ref: string;
}
interface StreamDocument {
  channels?: Record<string, { address: string; messages: Record<string, Reference>; [extension: string]: unknown }>;
  operations?: Record<string, { action: string; channel: Reference; messages: Reference[] }>;
  components?: { messages?: Record<string, Message> };
  'x-records'?: MessageLayouts['records'];
}

/** Replaces references within and between files by paths in one document that contains all files. */
function absoluteReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => absoluteReferences(entry, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== '$ref' || typeof entry !== 'string') return [key, absoluteReferences(entry, file)];
      const [referencedFile, path] = entry.split('#');
      const name = referencedFile ? posix.join(posix.dirname(file), referencedFile) : file;
      return [key, `#/files/${name.replaceAll('/', '~1')}${path}`];
    }),
  );
}

const fileNames = readdirSync(OPENAPI_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?:http|streams)\/.*\.yaml$/.test(name),
);
// The cast is safe: the description is linted first, and streams.test.ts finds messages of an unexpected shape.
const files = Object.fromEntries(
  fileNames.map((name) => [name, absoluteReferences(parse(readFileSync(join(OPENAPI_FOLDER, name), 'utf8')), name)]),
) as Record<string, StreamDocument>;

/** The document that contains the targets of all references. */
export const schemaDocument = { files };

const resolveReference = ({ $ref }: Reference): unknown =>
  $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key.replaceAll('~1', '/')], schemaDocument); // a path into our own description

const nameOfReference = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

function channelsOf({ channels = {}, operations = {} }: StreamDocument): Channel[] {
  return Object.entries(channels).map(([name, { address, messages, ...extensions }]) => {
    const sendOperations = Object.values(operations).filter(
      ({ action, channel }) => action === 'send' && nameOfReference(channel) === name,
    );
    const proxyMessages = sendOperations
      .flatMap((operation) => operation.messages.map(nameOfReference))
      .flatMap((message) => {
        const ref = messages[message];
        return ref ? [resolveReference(ref) as Message] : [];
      });
    const { 'x-since': since, 'x-until': until, 'x-auth': auth } = extensions;
    return {
      name,
      address,
      auth: auth as Channel['auth'],
      proxyMessages,
      ...(typeof since === 'number' ? { since } : {}),
      ...(typeof until === 'number' ? { until } : {}),
    };
  });
}

const streamDocuments = Object.entries(files).filter(([name]) => /^streams\/(?!streams\.)/.test(name));

export const channels: readonly Channel[] = streamDocuments.flatMap(([, streamDocument]) => channelsOf(streamDocument));

/** Records inside binary frames, and messages inside other messages. */
export const layouts: MessageLayouts = {
  records: Object.assign(
    {},
    ...streamDocuments.map(([, streamDocument]) => streamDocument['x-records'] ?? {}),
  ) as MessageLayouts['records'], // The records of all documents have the same type.
  messages: new Map(
    Object.values(files['streams/recordings.yaml']?.components?.messages ?? {})
      .filter(({ name }) => name !== 'fetch')
      .flatMap(({ 'x-layout': fields = [] }): [number, LayoutField[]][] => {
        const type = fields[0]?.const;
        return type === undefined ? [] : [[type, fields]];
      }),
  ),
};
