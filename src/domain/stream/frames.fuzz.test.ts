// Bytes and texts at random to every reader of frames: none throws, and what is no message is said to be unreadable.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageIn } from '#domain/assist/entry.ts';
import { begun, next as nextTalk } from '#domain/assist/talk.ts';
import { next as nextCommand, startOf } from '#domain/command-run/line.ts';
import { connecting as connectingDesktop, next as nextDesktop } from '#domain/desktop/session/next.ts';
import { connecting as connectingPlayback, next as nextPlayback } from '#domain/desktop-recording/playback.ts';
import { readMetadataFrame } from '#domain/recording/metadata/metadata.ts';
import { readRangeFrame } from '#domain/recording/range-frames.ts';
import { readTtyFrame } from '#domain/recording/tty-frames.ts';
import { decode, encode } from '#domain/terminal/envelope.ts';
import { nextOf } from '#domain/terminal/exec.ts';
import { connecting } from '#domain/terminal/stream.ts';
import type { Target } from '#domain/terminal/params.ts';
import { readMessage } from '#domain/desktop/codec/message.ts';
import { fieldsOf, isRecord, parseJson } from '#lib/untrusted.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('null', '[]', '{', '<html>', '', '{"__proto__":null}', '{"type":1,"payload":[]}'),
);
const bytes = fc.oneof(
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 120 }) },
  { weight: 1, arbitrary: json.map((text) => new TextEncoder().encode(text)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), json)
      .map(([type, text]) => encode(type, text)),
  },
);
const frame = fc.oneof<fc.Arbitrary<string | Uint8Array>[]>(bytes, json, fc.string({ unit: 'binary', maxLength: 60 }));
type Frame = string | Uint8Array;

const isEnvelope = (data: Frame): boolean => typeof data !== 'string' && decode(data).ok;
const decoder = new TextDecoder();
const textOf = (data: Frame): string => (typeof data === 'string' ? data : decoder.decode(data));
const isObject = (data: Frame): boolean => isRecord(parseJson(textOf(data)));

const TARGETS: Readonly<Record<string, Target>> = {
  server: { server_id: 'a', login: 'root' },
  pod: { kubeCluster: 'k', namespace: 'n', pod: 'p', container: '', command: 'sh', isInteractive: true },
  database: { serviceName: 'pg', protocol: 'postgres', dbName: 'a', dbUser: 'u', dbRoles: [] },
};

/** Whether the stream says that it could not read the frame, and whether it has to. */
type Reader = (data: Frame) => { isUnreadable: boolean; expected: boolean };

function readTerminal(target: Target, data: Frame): ReturnType<Reader> {
  const { stream } = nextOf(target, nextOf(target, connecting(), { on: 'opened' }).stream, { on: 'frame', data });
  return { isUnreadable: 'unreadable' in stream && stream.unreadable === 1, expected: !isEnvelope(data) };
}

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    Object.entries(TARGETS).map(([name, target]) => [
      `terminal of a ${name}`,
      (data: Frame) => readTerminal(target, data),
    ]),
  ),
  'a token': (data) => {
    const target = TARGETS['server'] ?? { sid: '' };
    const { stream } = nextOf(target, nextOf(target, connecting('T'), { on: 'opened' }).stream, { on: 'frame', data });
    const isAnswer = /^(?:ok|error)$/.test(String(fieldsOf<{ status: unknown }>(parseJson(textOf(data))).status));
    return { isUnreadable: 'unreadable' in stream && stream.unreadable === 1, expected: !isAnswer };
  },
  'a command': (data) => ({
    isUnreadable: nextCommand(startOf(['a']), { on: 'frame', data }, 1).stream.hasUnreadable === true,
    expected: !isEnvelope(data),
  }),
  'a live desktop': (data) => {
    const asked = { width: 640, height: 480 };
    const begin = connectingDesktop({ asked, token: undefined, layout: 0, canResize: false });
    const { stream } = nextDesktop(nextDesktop(begin, { on: 'opened' }).stream, { on: 'frame', data });
    const isUndecoded = typeof data !== 'string' && ['unknown', 'unreadable'].includes(readMessage(data).kind);
    return {
      isUnreadable: stream.shown.undecoded.length > 0,
      expected: isUndecoded || stream.shown.undecoded.length > 0,
    };
  },
  'a recorded desktop': (data) => {
    const { stream } = nextPlayback(connectingPlayback({ from: 0 }), { on: 'frame', data });
    return {
      isUnreadable: stream.unreadable > 0,
      expected: !isObject(data) || typeof data === 'string' || stream.unreadable > 0,
    };
  },
  'a recording in ranges': (data) => {
    const { messages, unreadable } = readRangeFrame(data);
    return {
      isUnreadable: unreadable > 0,
      expected: typeof data === 'string' || (messages.length === 0 && data[0] !== 9) || unreadable > 0,
    };
  },
  'a recording on tape': (data) => {
    const { kind } = readTtyFrame(data);
    return {
      isUnreadable: kind === 'unreadable',
      expected: typeof data === 'string' || ![1, 2, 5].includes(data[0] ?? 0) || kind === 'unreadable',
    };
  },
  'metadata of a recording': (data) => ({
    isUnreadable: readMetadataFrame(data).kind === 'other',
    expected: typeof data !== 'string' || !isObject(data) || readMetadataFrame(data).kind === 'other',
  }),
  'the assistant': (data) => ({
    isUnreadable: nextTalk(begun, { on: 'frame', data }).talk.entries.some(({ kind }) => kind === 'unreadable'),
    expected: messageIn(data).kind === 'unreadable',
  }),
};

test.each(Object.entries(READERS))(
  '%s reads any frame or says that it is unreadable',
  (_, read) => {
    fc.assert(
      fc.property(frame, (data) => {
        const { isUnreadable, expected } = read(data);
        expect([data, isUnreadable]).toEqual([data, expected]);
      }),
      { numRuns: runs(10_000, 400_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);
