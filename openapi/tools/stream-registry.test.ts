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

const streamDescription = (given: object = channel): StreamDescription => ({
  operations: {
    hear: { action: 'receive', channel: given as typeof channel, messages: [envelopeMessage] },
    say: {
      action: 'send',
      channel: given as typeof channel,
      messages: [textMessage, binaryMessage, jsonInBinaryMessage],
    },
  },
  components: { schemas: { Room: {} } },
});

test('each message stands under its direction, with the frame that carries it', () => {
  const text = streamRegistryOf(streamDescription());
  expect(text).toContain('"GET /echo/{room}": {"auth":"query-token","ends":["cut"],');
  expect(text).toContain('"sends":{"said":{"frame":"text"},"raw":{"frame":"binary"},"packed":{"frame":"binary"}}');
  expect(text).toContain('"receives":{"typed":{"frame":"envelope","type":"r"}}');
});

test('the versions that know a stream are told where there are any', () => {
  expect(streamRegistryOf(streamDescription())).not.toMatch(/since|until/);
  expect(streamRegistryOf(streamDescription({ ...channel, 'x-since': 18 }))).toContain('"since":18');
});

test.each(['x-auth', 'x-ends'])('a stream without %s is refused', (missing) => {
  const given = streamDescription({ ...channel, [missing]: undefined });
  expect(() => streamRegistryOf(given)).toThrow(`GET /echo/{room}: a stream without ${missing}`);
});

test('the schema of all streams names what each is asked with and what its messages hold', () => {
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
