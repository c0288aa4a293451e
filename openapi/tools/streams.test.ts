// Checks the descriptions of the streams: examples must match their schemas, and example frames (`x-vectors`) must
// match the layouts of their messages (`x-layout`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFrame, type LayoutField, type MessageLayouts } from './binary-layout.ts';

interface Message {
  name: string;
  payload?: unknown;
  examples?: { name?: string; payload: unknown }[];
  'x-envelope'?: string;
  'x-layout'?: LayoutField[];
  'x-vectors'?: { name: string; hex: string }[];
}
interface DescriptionPart {
  channels?: Record<string, { address: string; messages: Record<string, unknown> }>;
  components?: { messages?: Record<string, Message>; schemas?: Record<string, { examples?: unknown[] }> };
  'x-records'?: Record<string, LayoutField[]>;
}

const openapiFolder = join(import.meta.dirname, '..');
const BASE = 'https://contract/';
const files = readdirSync(openapiFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^streams\/(?!streams\.).*\.yaml$|\/(?:webauthn|recordings)\.yaml$/.test(name),
);
// The lint has checked the shape of these files, and the tests below fail for any other shape.
const descriptionParts = new Map(
  files.map((name) => [name, parse(readFileSync(join(openapiFolder, name), 'utf8')) as DescriptionPart]),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [name, part] of descriptionParts) ajv.addSchema({ $id: BASE + name, ...part });

const streams = [...descriptionParts].filter(([name]) => name.startsWith('streams/'));
const messages = streams.flatMap(([file, { components }]) =>
  Object.entries(components?.messages ?? {}).map(([name, message]) => ({ file, name, message })),
);
const schemas = streams.flatMap(([file, { components }]) =>
  Object.entries(components?.schemas ?? {}).map(([name, schema]) => ({ file, name, schema })),
);
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

function validationErrors(file: string, pointer: string, value: unknown): string | undefined {
  const validate = ajv.getSchema(`${BASE}${file}#${pointer}`);
  if (!validate) return `${file}#${pointer} does not compile`;
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

describe('every schema has examples, and they are valid', () => {
  test.each(schemas)('$name', ({ file, name, schema }) => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples ?? [])
      expect(validationErrors(file, `/components/schemas/${name}`, example)).toBeUndefined();
  });
});

describe('every message has an example or a vector, and examples are valid', () => {
  test.each(messages)('$name', ({ file, name, message }) => {
    expect(message.name).toBe(name);
    expect((message.examples ?? message['x-vectors'] ?? []).length).toBeGreaterThan(0);
    for (const { payload } of message.examples ?? [])
      expect(validationErrors(file, `/components/messages/${name}/payload`, payload)).toBeUndefined();
  });
});

/**
 * The type and text of an envelope (docs/protocol/streams.md#2). It uses no code of the console or the mock proxy, so
 * that errors in their code cannot hide.
 */
function decodeEnvelopeHex(hex: string): { type: string; text: string } {
  const [, type = '', rest = ''] = /^0a01311201(..)(.*)$/.exec(hex) ?? [];
  const payload = bytesOf(rest);
  const start = payload.findIndex((byte, index) => index > 0 && byte < 0x80) + 1;
  return { type: String.fromCharCode(Number.parseInt(type, 16)), text: new TextDecoder().decode(payload.slice(start)) };
}

describe('vectors of envelopes', () => {
  const vectors = messages.flatMap(({ message }) =>
    message['x-layout'] ? [] : (message['x-vectors'] ?? []).map(({ name, hex }) => ({ name, hex, message })),
  );
  test('contain the nineteen vectors of the protocol documents', () => {
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(19);
  });
  test.each(vectors)('$name', ({ name, hex, message }) => {
    const { type, text } = decodeEnvelopeHex(hex);
    const example = message.examples?.find((candidate) => candidate.name === name)?.payload;
    expect(type).toBe(message['x-envelope']);
    expect(text).toBe(typeof example === 'string' ? example : JSON.stringify(example));
  });
});

describe('vectors of binary messages', () => {
  const binaryMessages = messages.filter(({ message }) => message['x-layout']);
  const vectors = binaryMessages.flatMap(({ file, name: kind, message }) =>
    (message['x-vectors'] ?? []).map(({ name, hex }) => ({ file, kind, name, hex, fields: message['x-layout'] ?? [] })),
  );
  const layouts: MessageLayouts = {
    records: Object.assign({}, ...streams.map(([, part]) => part['x-records'] ?? {})) as MessageLayouts['records'], // one shape each
    messages: new Map(
      binaryMessages
        .filter(({ file, name }) => file === 'streams/recordings.yaml' && name !== 'fetch')
        .map(({ message }) => [message['x-layout']?.[0]?.const ?? 0, message['x-layout'] ?? []]),
    ),
  };
  test.each(vectors)('$kind: $name', ({ fields, hex }) => {
    expect(() => readFrame(fields, bytesOf(hex), layouts)).not.toThrow();
    // The broken frame has one byte too many. If data fills the rest of the frame, it ends within the first fields.
    const hasDataToEnd = fields.some(({ length }) => length === 'rest');
    const brokenFrame = hasDataToEnd ? bytesOf(hex).slice(0, 2) : bytesOf(`${hex}00`);
    expect(() => readFrame(fields, brokenFrame, layouts)).toThrow(/Outside|Offset|left over|more than there are/);
  });
  test('every layout has a vector', () => {
    expect(binaryMessages.filter(({ message }) => (message['x-vectors'] ?? []).length === 0)).toEqual([]);
  });
  test('no two desktop messages have the same number', () => {
    const numbers = binaryMessages
      .filter(({ file }) => file.startsWith('streams/desktop-'))
      .map(({ message }) => message['x-layout']?.[0]?.const);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test('every channel declares the parameters of its address', () => {
  const channels = streams.flatMap(([, part]) => Object.values(part.channels ?? {}));
  expect(channels).toHaveLength(13);
  for (const { address, ...channel } of channels) {
    const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(channel).toHaveProperty(
      'parameters',
      expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()]))),
    );
  }
});
