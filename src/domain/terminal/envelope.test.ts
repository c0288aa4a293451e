import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode, encodeClose, encodeMfa, encodeRaw, encodeResize, payloadText } from './envelope.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hexOf = (frame: Uint8Array) => Buffer.from(frame).toString('hex');
const read = (frame: Uint8Array) => {
  const envelope = decode(frame);
  return envelope.ok ? [envelope.type, payloadText(envelope.payload)] : envelope.reason;
};

// docs/protocol/streams.md#20.1
const vectors: [name: string, type: string, payload: string, hex: string][] = [
  ['V1', 'r', 'ls\n', '0a01311201721a036c730a'],
  ['V2', 'r', '\r', '0a01311201721a010d'],
  ['V3', 'r', 'é', '0a01311201721a02c3a9'],
  [
    'V4',
    'w',
    '{"event":"resize","width":"80","height":"25","size":"80:25"}',
    '0a01311201771a3c7b226576656e74223a22726573697a65222c227769647468223a223830222c22686569676874223a223235222c2273697a65223a2238303a3235227d',
  ],
  ['V5', 'w', '{"size":"80:25"}', '0a01311201771a107b2273697a65223a2238303a3235227d'],
  [
    'V6',
    'w',
    '{"event":"resize","width":80,"height":25,"size":"80:25"}',
    '0a01311201771a387b226576656e74223a22726573697a65222c227769647468223a38302c22686569676874223a32352c2273697a65223a2238303a3235227d',
  ],
  ['V7', 'c', '', '0a0131120163'],
  ['V8', 'c', '{"node_id":"n1"}', '0a01311201631a107b226e6f64655f6964223a226e31227d'],
  [
    'V9',
    'a',
    '{"cluster_name":"example","code":"T2002I","ei":0,"event":"resize","login":"root","server_id":"a1","sid":"b2","size":"80:25","time":"2023-06-20T10:00:00Z","user":"bob"}',
    '0a01311201611aa7017b22636c75737465725f6e616d65223a226578616d706c65222c22636f6465223a22543230303249222c226569223a302c226576656e74223a22726573697a65222c226c6f67696e223a22726f6f74222c227365727665725f6964223a226131222c22736964223a226232222c2273697a65223a2238303a3235222c2274696d65223a22323032332d30362d32305431303a30303a30305a222c2275736572223a22626f62227d',
  ],
  [
    'V10',
    'a',
    '{"approvers":[],"cluster_name":"example","download":true,"ei":0,"event":"file_transfer_request","filename":"","location":"/tmp/a","requestID":"0c0e1f6e-3f57-4d7b-9a43-0b8d3c4b5a69","requester":"bob","sid":"b2","time":"0001-01-01T00:00:00Z"}',
    '0a01311201611af0017b22617070726f76657273223a5b5d2c22636c75737465725f6e616d65223a226578616d706c65222c22646f776e6c6f6164223a747275652c226569223a302c226576656e74223a2266696c655f7472616e736665725f72657175657374222c2266696c656e616d65223a22222c226c6f636174696f6e223a222f746d702f61222c22726571756573744944223a2230633065316636652d336635372d346437622d396134332d306238643363346235613639222c22726571756573746572223a22626f62222c22736964223a226232222c2274696d65223a22303030312d30312d30315430303a30303a30305a227d',
  ],
  [
    'V11',
    's',
    '{"session":{"kind":"ssh","id":"1c3a2b4e-0d5f-4a6b-8c7d-9e0f1a2b3c4d","namespace":"default","parties":null,"terminal_params":{"w":0,"h":0},"login":"root","created":"2023-06-20T10:00:00Z","last_active":"2023-06-20T10:00:00Z","server_id":"7b1e5b0a-1111-4222-8333-444455556666","server_hostname":"web-1","server_hostport":0,"server_addr":"","cluster_name":"example","kubernetes_cluster_name":"","desktop_name":"","database_name":"","app_name":"","owner":"bob","moderated":false}}',
    '0a01311201731adb037b2273657373696f6e223a7b226b696e64223a22737368222c226964223a2231633361326234652d306435662d346136622d386337642d396530663161326233633464222c226e616d657370616365223a2264656661756c74222c2270617274696573223a6e756c6c2c227465726d696e616c5f706172616d73223a7b2277223a302c2268223a307d2c226c6f67696e223a22726f6f74222c2263726561746564223a22323032332d30362d32305431303a30303a30305a222c226c6173745f616374697665223a22323032332d30362d32305431303a30303a30305a222c227365727665725f6964223a2237623165356230612d313131312d343232322d383333332d343434343535353536363636222c227365727665725f686f73746e616d65223a227765622d31222c227365727665725f686f7374706f7274223a302c227365727665725f61646472223a22222c22636c75737465725f6e616d65223a226578616d706c65222c226b756265726e657465735f636c75737465725f6e616d65223a22222c226465736b746f705f6e616d65223a22222c2264617461626173655f6e616d65223a22222c226170705f6e616d65223a22222c226f776e6572223a22626f62222c226d6f64657261746564223a66616c73657d7d',
  ],
  [
    'V12',
    'n',
    '{"webauthn_challenge":{"publicKey":{"challenge":"AAEC","rpId":"example"}},"totp_challenge":false}',
    '0a013112016e1a617b22776562617574686e5f6368616c6c656e6765223a7b227075626c69634b6579223a7b226368616c6c656e6765223a2241414543222c2272704964223a226578616d706c65227d7d2c22746f74705f6368616c6c656e6765223a66616c73657d',
  ],
  [
    'V13',
    'f',
    '{"event":"file_transfer_request","download":true,"location":"/tmp/a"}',
    '0a01311201661a457b226576656e74223a2266696c655f7472616e736665725f72657175657374222c22646f776e6c6f6164223a747275652c226c6f636174696f6e223a222f746d702f61227d',
  ],
  [
    'V14',
    't',
    '{"event":"file_transfer_decision","requestId":"r1","approved":true}',
    '0a01311201741a437b226576656e74223a2266696c655f7472616e736665725f6465636973696f6e222c22726571756573744964223a227231222c22617070726f766564223a747275657d',
  ],
  ['V15', 'l', '{"ws":12,"ssh":34}', '0a013112016c1a127b227773223a31322c22737368223a33347d'],
  ['V16', 'e', 'boom', '0a01311201651a04626f6f6d'],
  [
    'V17',
    'k',
    '{"kubeCluster":"k","namespace":"default","pod":"p","container":"","command":"sh","isInteractive":true}',
    '0a013112016b1a667b226b756265436c7573746572223a226b222c226e616d657370616365223a2264656661756c74222c22706f64223a2270222c22636f6e7461696e6572223a22222c22636f6d6d616e64223a227368222c226973496e746572616374697665223a747275657d',
  ],
  [
    'V18',
    'd',
    '{"serviceName":"pg","protocol":"postgres","dbName":"app","dbUser":"u","dbRoles":[]}',
    '0a01311201641a537b22736572766963654e616d65223a227067222c2270726f746f636f6c223a22706f737467726573222c2264624e616d65223a22617070222c22646255736572223a2275222c226462526f6c6573223a5b5d7d',
  ],
  [
    'V19',
    'r',
    '{"node_id":"n1","type":"stdout","payload":"aGkK"}',
    '0a01311201721a317b226e6f64655f6964223a226e31222c2274797065223a227374646f7574222c227061796c6f6164223a2261476b4b227d',
  ],
];

describe.each(vectors)('vector %s', (...[, type, payload, hex]) => {
  test('is read', () => {
    expect(read(bytes(hex))).toStrictEqual([type, payload]);
  });
  test('is written', () => {
    expect(hexOf(encode(type, payload))).toBe(hex);
  });
});

test('the frames of a terminal', () => {
  const [, , , V2 = ''] = vectors[1] ?? [];
  const [, , , V5 = ''] = vectors[4] ?? [];
  const [, , , V7 = ''] = vectors[6] ?? [];
  expect(hexOf(encodeRaw('\r'))).toBe(V2);
  expect(hexOf(encodeResize({ w: 80, h: 25 }))).toBe(V5);
  expect(read(encodeResize({ w: Number.NaN, h: 9999 }))).toStrictEqual(['w', '{"size":"80:4095"}']);
  expect(hexOf(encodeClose())).toBe(V7);
  expect(read(encodeMfa({ webauthn_response: { id: 'a' } }))).toStrictEqual(['n', '{"webauthn_response":{"id":"a"}}']);
});

describe('any order, any extra field', () => {
  test.each([
    ['an empty payload in full', '0a0131 120163 1a00', ['c', '']],
    ['payload first', '1a026f6b 120172 0a0131', ['r', 'ok']],
    ['no version', '120172 1a026f6b', ['r', 'ok']],
    ['an odd version', '0a03312e31 120172 1a026f6b', ['r', 'ok']],
    ['an unknown number', '0a0131 2096 01 120172 1a026f6b', ['r', 'ok']],
    ['an unknown text', '0a0131 2a03616263 120172 1a026f6b', ['r', 'ok']],
    ['unknown fixed lengths', '350102030 4 390102030405060708 120172 1a026f6b', ['r', 'ok']],
    ['a field number beyond one byte', '8201 0161 120172 1a026f6b', ['r', 'ok']],
    ['lengths written wastefully', '0a8100 31 12818080 8000 72 1a82 00 6f6b', ['r', 'ok']],
    ['a length in ten bytes', '120172 1a82808080808080808000 6f6b', ['r', 'ok']],
    ['a payload of another kind', '120172 1805 1a026f6b', ['r', 'ok']],
    ['a type of another kind', '1005 120172', ['r', '']],
    ['the last of two types', '120172 120163', ['c', '']],
    ['the last of two payloads', '120172 1a0161 1a026f6b', ['r', 'ok']],
    ['a type outside ASCII', '1201ff', ['ÿ', '']],
  ])('%s', (_, hex, expected) => {
    expect(read(bytes(hex))).toStrictEqual(expected);
  });
});

describe('a frame that cannot be read is a value', () => {
  test.each([
    ['', 'The frame has no type.'],
    ['0a0131', 'The frame has no type.'],
    ['1a026f6b', 'The frame has no type.'],
    ['120172 1a', 'A field cannot be read.'],
    ['120172 1a05 6f6b', 'A field cannot be read.'],
    ['120172 1aff', 'A field cannot be read.'],
    ['120172 1affffffffffffffffff01 61', 'A field cannot be read.'],
    ['120172 1affffffffffffffffffff01 61', 'A field cannot be read.'],
    ['12', 'A field cannot be read.'],
    ['1202 72', 'A field cannot be read.'],
    ['1200', 'The type is not one character.'],
    ['12027272', 'The type is not one character.'],
    ['120172 00', 'A field cannot be read.'],
    ['120172 0005', 'A field cannot be read.'],
    ['120172 1a8280808080808080808000 6f6b', 'A field cannot be read.'],
    ['120172 0161', 'A field cannot be read.'],
    ['120172 2b', 'A field cannot be read.'],
    ['120172 2c', 'A field cannot be read.'],
    ['120172 2e', 'A field cannot be read.'],
    ['120172 2f', 'A field cannot be read.'],
    ['120172 390102', 'A field cannot be read.'],
    ['120172 3501', 'A field cannot be read.'],
    ['120172 20', 'A field cannot be read.'],
    ['80', 'A field cannot be read.'],
    ['80808080808080808080 01', 'A field cannot be read.'],
    ['7b22746f6b656e223a', 'A field cannot be read.'],
  ])('%s', (hex, reason) => {
    expect(read(bytes(hex))).toBe(reason);
  });

  test('whatever arrives, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (frame) => {
        expect(typeof decode(frame).ok).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the payload', () => {
  test('is a view of the frame', () => {
    const frame = encodeRaw('x'.repeat(1000));
    const envelope = decode(frame);
    expect(envelope.ok && envelope.payload.buffer === frame.buffer).toBe(true);
    expect(envelope.ok && envelope.payload.byteOffset).toBe(frame.length - 1000);
  });
  test('keeps a byte order mark and marks what is not UTF-8', () => {
    expect(payloadText(bytes('efbbbf61'))).toBe('\ufeffa');
    expect(payloadText(bytes('61ff'))).toBe('a\ufffd');
  });
  test('half a surrogate pair goes out as a replacement', () => {
    expect(read(encodeRaw('a\ud800'))).toStrictEqual(['r', 'a\ufffd']);
  });
  test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152])('of %d bytes comes back', (length) => {
    const envelope = decode(encodeRaw('a'.repeat(length)));
    expect(envelope.ok && envelope.payload.length).toBe(length);
  });
  test('of any text comes back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('r', 'w', 'n', '~'),
        (text, type) => {
          expect(read(encode(type, text))).toStrictEqual([type, text]);
        },
      ),
    );
  });
});
