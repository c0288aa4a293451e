// Random bytes and texts for all frame parsers: no parser may throw, and each must report unreadable frames.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrame } from '#domain/assist/assistant-message.ts';
import { INITIAL_CONVERSATION, nextConversation as nextTalk } from '#domain/assist/conversation-machine.ts';
import { nextCommandStream as nextCommand, createCommandStream } from '#domain/command-run/command-stream.ts';
import {
  createDesktopStream as connectingDesktop,
  nextDesktopStream as nextDesktop,
} from '#domain/desktop/session/desktop-machine.ts';
import {
  createPlayback as connectingPlayback,
  nextPlaybackState as nextPlayback,
} from '#domain/desktop-recording/playback.ts';
import { parseMetadataFrame } from '#domain/recording/metadata/recording-metadata.ts';
import { parseRangeFrame } from '#domain/recording/range-frames.ts';
import { parseTtyFrame } from '#domain/recording/tty-frames.ts';
import { decodeEnvelope, encodeEnvelope } from '#domain/terminal/envelope.ts';
import { nextForTarget } from '#domain/terminal/exec-stream.ts';
import { createTerminalStream } from '#domain/terminal/terminal-stream.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { readMessage } from '#domain/desktop/codec/message.ts';
import { fieldsOf, isRecord, parseJson } from '#lib/untrusted.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';

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
      .map(([type, text]) => encodeEnvelope(type, text)),
  },
);
const frame = fc.oneof<fc.Arbitrary<string | Uint8Array>[]>(bytes, json, fc.string({ unit: 'binary', maxLength: 60 }));
type Frame = string | Uint8Array;

const isEnvelope = (data: Frame): boolean => typeof data !== 'string' && decodeEnvelope(data).ok;
const decoder = new TextDecoder();
const textOf = (data: Frame): string => (typeof data === 'string' ? data : decoder.decode(data));
const isObject = (data: Frame): boolean => isRecord(parseJson(textOf(data)));

const TARGETS: Readonly<Record<string, TerminalTarget>> = {
  server: { server_id: 'a', login: 'root' },
  pod: { kubeCluster: 'k', namespace: 'n', pod: 'p', container: '', command: 'sh', isInteractive: true },
  database: { serviceName: 'pg', protocol: 'postgres', dbName: 'a', dbUser: 'u', dbRoles: [] },
};

/** Whether the stream reported the frame as unreadable, and whether it must report it. */
type Reader = (data: Frame) => { isUnreadable: boolean; expected: boolean };

function readTerminal(target: TerminalTarget, data: Frame): ReturnType<Reader> {
  const { stream } = nextForTarget(target, nextForTarget(target, createTerminalStream(), { type: 'opened' }).stream, {
    type: 'frame',
    data,
  });
  return { isUnreadable: 'unreadable' in stream && stream.unreadable === 1, expected: !isEnvelope(data) };
}

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    Object.entries(TARGETS).map(([name, target]) => [
      `terminal of a ${name}`,
      (data: Frame) => readTerminal(target, data),
    ]),
  ),
  'a token response': (data) => {
    const target = TARGETS['server'] ?? { sid: '' };
    const { stream } = nextForTarget(
      target,
      nextForTarget(target, createTerminalStream('T'), { type: 'opened' }).stream,
      { type: 'frame', data },
    );
    const isAnswer = /^(?:ok|error)$/.test(String(fieldsOf<{ status: unknown }>(parseJson(textOf(data))).status));
    return { isUnreadable: 'unreadable' in stream && stream.unreadable === 1, expected: !isAnswer };
  },
  'a command': (data) => ({
    isUnreadable: nextCommand(createCommandStream(['a']), { type: 'frame', data }, 1).stream.hasUnreadable === true,
    expected: !isEnvelope(data),
  }),
  'a live desktop': (data) => {
    const requestedSize = { width: 640, height: 480 };
    const initial = connectingDesktop({ requestedSize, token: undefined, layout: 0, canResize: false });
    const { stream } = nextDesktop(nextDesktop(initial, { type: 'opened' }).stream, { type: 'frame', data });
    const isUndecoded = typeof data !== 'string' && ['unknown', 'unreadable'].includes(readMessage(data).kind);
    return {
      isUnreadable: stream.view.undecodedMessages.length > 0,
      expected: isUndecoded || stream.view.undecodedMessages.length > 0,
    };
  },
  'a recorded desktop': (data) => {
    const { stream } = nextPlayback(connectingPlayback({ startMs: 0 }), { type: 'frame', data });
    return {
      isUnreadable: stream.unreadable > 0,
      expected: !isObject(data) || typeof data === 'string' || stream.unreadable > 0,
    };
  },
  'a recording by random access': (data) => {
    const { messages, unreadable } = parseRangeFrame(data);
    return {
      isUnreadable: unreadable > 0,
      expected: typeof data === 'string' || (messages.length === 0 && data[0] !== 9) || unreadable > 0,
    };
  },
  'a sequential recording': (data) => {
    const { kind } = parseTtyFrame(data);
    return {
      isUnreadable: kind === 'unreadable',
      expected: typeof data === 'string' || ![1, 2, 5].includes(data[0] ?? 0) || kind === 'unreadable',
    };
  },
  'metadata of a recording': (data) => ({
    isUnreadable: parseMetadataFrame(data).kind === 'other',
    expected: typeof data !== 'string' || !isObject(data) || parseMetadataFrame(data).kind === 'other',
  }),
  'the assistant': (data) => ({
    isUnreadable: nextTalk(INITIAL_CONVERSATION, { type: 'frame', data }).state.entries.some(
      ({ kind }) => kind === 'unreadable',
    ),
    expected: parseFrame(data).kind === 'unreadable',
  }),
};

test.each(Object.entries(READERS))(
  '%s: every frame is parsed or reported as unreadable',
  (_, read) => {
    fc.assert(
      fc.property(frame, (data) => {
        const { isUnreadable, expected } = read(data);
        expect([data, isUnreadable]).toEqual([data, expected]);
      }),
      { numRuns: runCount(10_000, 400_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);
