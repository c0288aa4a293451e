import { expect, test } from 'vitest';
import { streamRegistryOf, streamSchemasOf, type StreamDescription } from './stream-registry.ts';

const channel = { address: '/echo/{room}', parameters: { room: {} }, 'x-auth': 'query-token', 'x-ends': ['cut'] };
const textMessage = { name: 'said', contentType: 'application/json', payload: { type: 'string' } };
const binaryMessage = { name: 'raw', payload: { type: 'string', format: 'binary' } };
const jsonInBinaryMessage = {
  name: 'packed',
  contentType: 'application/json',
  'x-frame': 'binary' as const,
  payload: { type: 'object' },
};
const envelopeMessage = { name: 'typed', 'x-envelope': 'r', payload: { type: 'string' } };

const streamDescription = (channelDescription: object = channel): StreamDescription => ({
  operations: {
    hear: { action: 'receive', channel: channelDescription as typeof channel, messages: [envelopeMessage] },
    say: {
      action: 'send',
      channel: channelDescription as typeof channel,
      messages: [textMessage, binaryMessage, jsonInBinaryMessage],
    },
  },
  components: { schemas: { Room: {} } },
});

test('lists each message under its direction, with its type of frame', () => {
  const text = streamRegistryOf(streamDescription());
  expect(text).toContain('"GET /echo/{room}": {"auth":"query-token","ends":["cut"],');
  expect(text).toContain('"sends":{"said":{"frame":"text"},"raw":{"frame":"binary"},"packed":{"frame":"binary"}}');
  expect(text).toContain('"receives":{"typed":{"frame":"envelope","type":"r"}}');
});

test('lists the versions of a stream only if the stream has limits', () => {
  expect(streamRegistryOf(streamDescription())).not.toMatch(/since|until/);
  expect(streamRegistryOf(streamDescription({ ...channel, 'x-since': 18 }))).toContain('"since":18');
});

test.each(['x-auth', 'x-ends'])('throws for a stream without %s', (missing) => {
  const description = streamDescription({ ...channel, [missing]: undefined });
  expect(() => streamRegistryOf(description)).toThrow(`GET /echo/{room}: a stream without ${missing}`);
});

test('the schema of all streams contains their parameters and messages', () => {
  const { Room, Streams } = streamSchemasOf(streamDescription());
  expect(Room).toEqual({});
  expect(Streams).toMatchObject({
    required: ['GET /echo/{room}'],
    properties: {
      'GET /echo/{room}': {
        properties: {
          path: { required: ['room'] },
          sends: { properties: { said: textMessage.payload, raw: binaryMessage.payload } },
          receives: { required: ['typed'] },
        },
      },
    },
  });
});
