import { expect, test } from 'vitest';
import { streamRegistryOf, streamSchemasOf, type StreamDescription } from './stream-registry.ts';

const channel = { address: '/echo/{room}', parameters: { room: {} }, 'x-auth': 'query-token', 'x-ends': ['cut'] };
const said = { name: 'said', contentType: 'application/json', payload: { type: 'string' } };
const raw = { name: 'raw', payload: { type: 'string', format: 'binary' } };
const packed = {
  name: 'packed',
  contentType: 'application/json',
  'x-frame': 'binary' as const,
  payload: { type: 'object' },
};
const typed = { name: 'typed', 'x-envelope': 'r', payload: { type: 'string' } };

const described = (given: object = channel): StreamDescription => ({
  operations: {
    hear: { action: 'receive', channel: given as typeof channel, messages: [typed] },
    say: { action: 'send', channel: given as typeof channel, messages: [said, raw, packed] },
  },
  components: { schemas: { Room: {} } },
});

test('each message stands under its direction, with the frame that carries it', () => {
  const text = streamRegistryOf(described());
  expect(text).toContain('"GET /echo/{room}": {"auth":"query-token","ends":["cut"],');
  expect(text).toContain('"sends":{"said":{"frame":"text"},"raw":{"frame":"binary"},"packed":{"frame":"binary"}}');
  expect(text).toContain('"receives":{"typed":{"frame":"envelope","type":"r"}}');
});

test('the versions that know a stream are told where there are any', () => {
  expect(streamRegistryOf(described())).not.toMatch(/since|until/);
  expect(streamRegistryOf(described({ ...channel, 'x-since': 18 }))).toContain('"since":18');
});

test.each(['x-auth', 'x-ends'])('a stream without %s is refused', (missing) => {
  const given = described({ ...channel, [missing]: undefined });
  expect(() => streamRegistryOf(given)).toThrow(`GET /echo/{room}: a stream without ${missing}`);
});

test('the schema of all streams names what each is asked with and what its messages hold', () => {
  const { Room, Streams } = streamSchemasOf(described());
  expect(Room).toEqual({});
  expect(Streams).toMatchObject({
    required: ['GET /echo/{room}'],
    properties: {
      'GET /echo/{room}': {
        properties: {
          path: { required: ['room'] },
          sends: { properties: { said: said.payload, raw: raw.payload } },
          receives: { required: ['typed'] },
        },
      },
    },
  });
});
