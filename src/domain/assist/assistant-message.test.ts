import {
  anything,
  assert,
  constantFrom,
  json as anyJson,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { parseHistory, parseFrame, parseMessage, serverQueryOf } from './assistant-message.ts';

const parsePayload = (type: string, payload: unknown) =>
  parseMessage({ type, created_time: '2030-01-02T03:04:05Z', payload });
const json = JSON.stringify;

test.each([
  ['CHAT_MESSAGE_ASSISTANT', 'Hello', { kind: 'answer', text: 'Hello' }],
  ['CHAT_MESSAGE_USER', 'df', { kind: 'user', text: 'df' }],
  ['CHAT_MESSAGE_ERROR', 'No', { kind: 'error', text: 'No' }],
  ['CHAT_PARTIAL_MESSAGE_ASSISTANT', 'There ', { kind: 'part', text: 'There ' }],
  ['CHAT_PARTIAL_MESSAGE_ASSISTANT', '{"content":"There "}', { kind: 'part', text: 'There ' }],
  ['CHAT_PARTIAL_MESSAGE_ASSISTANT', '{"other":1}', { kind: 'part', text: '{"other":1}' }],
  ['CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE', '', { kind: 'final' }],
  ['CHAT_MESSAGE_PROGRESS_UPDATE', '{"action":"A","reasoning":"R"}', { kind: 'progress', text: 'R' }],
  ['CHAT_MESSAGE_PROGRESS_UPDATE', '{"action":"A"}', { kind: 'progress', text: 'A' }],
  ['CHAT_MESSAGE_PROGRESS_UPDATE', 'no JSON', { kind: 'progress', text: '' }],
  [
    'COMMAND',
    json({ command: 'df', nodes: ['a', 7], labels: [{ key: 'env', value: 'x' }, null] }),
    {
      kind: 'command',
      command: 'df',
      nodes: ['a'],
      labels: [{ key: 'env', value: 'x' }],
      query: 'name == "a" || labels["env"] == "x"',
    },
  ],
  ['COMMAND', json({ command: 'df' }), { kind: 'command', command: 'df', nodes: [], labels: [], query: '' }],
  ['COMMAND_RESULT', json({ node_name: 'a', session_id: 's' }), { kind: 'result', node: 'a', session: 's' }],
  ['COMMAND_RESULT', json({ node_id: 'i', session_id: 's' }), { kind: 'result', node: 'i', session: 's' }],
  ['COMMAND_RESULT_SUMMARY', json({ summary: 'S', command: 'df' }), { kind: 'summary', command: 'df', text: 'S' }],
  [
    'ACCESS_REQUEST',
    json({ roles: ['a', 'b'], reason: 'R', more: { x: 1 } }),
    {
      kind: 'request',
      fields: [
        ['roles', 'a, b'],
        ['reason', 'R'],
        ['more', '{"x":1}'],
      ],
      text: '',
    },
  ],
  [
    'ACCESS_REQUESTS',
    json([{ id: '1' }, { id: '2' }]),
    {
      kind: 'request',
      fields: [
        ['id', '1'],
        ['id', '2'],
      ],
      text: '',
    },
  ],
  ['ACCESS_REQUEST_CREATED', 'req-1', { kind: 'request', fields: [], text: 'req-1' }],
])('parses %s with the payload %s', (type, payload, message) => expect(parsePayload(type, payload)).toEqual(message));

test.each([
  ['COMMAND', '{"command":7}'],
  ['COMMAND', 'none'],
  ['COMMAND_RESULT', '{}'],
  ['COMMAND_RESULT_SUMMARY', '{}'],
  ['CHAT_MESSAGE_OF_TOMORROW', 'x'],
  ['toString', 'x'],
  ['__proto__', 'x'],
  ['CHAT_MESSAGE_ASSISTANT', 7],
  [7, 'x'],
])('keeps an unreadable message of type %j with the payload %j as raw data', (type, payload) =>
  expect(parseMessage({ type, payload })).toEqual({ kind: 'unreadable', raw: { type, payload } }),
);

test.each([
  [[], [], ''],
  [['web "1"'], [], String.raw`name == "web \"1\""`],
  [[], [{ key: 'a\\', value: 'b"' }], String.raw`labels["a\\"] == "b\""`],
  // Servers without the label must not run the command.
  [[], [{ key: 'canary', value: '' }], '(exists(labels["canary"]) && labels["canary"] == "")'],
])('the query for the servers %j and the labels %j is %j', (nodes, labels, query) =>
  expect(serverQueryOf(nodes, labels)).toBe(query),
);

test('keeps a frame that is not JSON or not text as raw data', () => {
  expect(parseFrame('{"type":')).toEqual({ kind: 'unreadable', raw: '{"type":' });
  expect(parseFrame(new TextEncoder().encode('bytes'))).toEqual({ kind: 'unreadable', raw: 'bytes' });
});

test('the history omits empty questions and progress messages', () => {
  const history = parseHistory({
    messages: [
      { type: 'CHAT_MESSAGE_USER', payload: '' },
      { type: 'CHAT_MESSAGE_PROGRESS_UPDATE', payload: '{}' },
      { type: 'CHAT_MESSAGE_USER', payload: 'df' },
      null,
    ],
  });
  expect(history).toEqual([
    { kind: 'user', text: 'df' },
    { kind: 'unreadable', raw: null },
  ]);
  expect([null, {}, { messages: null }, { messages: 7 }].map(parseHistory)).toEqual([[], [], [], []]);
});

const TYPES = [
  'CHAT_MESSAGE_ASSISTANT',
  'COMMAND',
  'COMMAND_RESULT',
  'COMMAND_RESULT_SUMMARY',
  'CHAT_PARTIAL_MESSAGE_ASSISTANT',
  'CHAT_MESSAGE_PROGRESS_UPDATE',
  'ACCESS_REQUEST',
  'constructor',
];

test('parsing never throws, and returns only strings as texts', () => {
  const payload = oneof(string(), anyJson(), jsonValue());
  assert(
    property(record({ type: oneof(constantFrom(...TYPES), string()), payload }), (raw) => {
      const message = parseMessage(raw);
      const texts = [message].flatMap((parsed) =>
        'text' in parsed ? [parsed.text] : 'query' in parsed ? [parsed.command, parsed.query] : [],
      );
      expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  assert(property(anything(), (raw) => parseHistory({ messages: [raw] }).length <= 1));
  assert(property(oneof(string(), anyJson()), (frame) => parseFrame(frame).kind.length > 0));
});
