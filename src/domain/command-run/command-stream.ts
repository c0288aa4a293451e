// The state machine of a stream that runs a command on one or more servers (nodes) (docs/protocol/streams.md#13.2,
// docs/behaviour.md#commands-on-many-servers).
import type { StreamSchemas } from '#api/schemas.ts';
import { isNormalClose, streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { PROXY_SILENT, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { fieldsOf, isRecord, parseJson, textOr } from '#lib/untrusted.ts';
import { decodeBase64 } from '#lib/text/base64.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { decodeEnvelope, encodeMfa, payloadText } from '#domain/terminal/envelope.ts';
import { parseSessionMetadata } from '#domain/terminal/session-metadata.ts';
import {
  COMMAND_SIGNED_OUT,
  MAY_STILL_RUN,
  ERROR_WITHOUT_TEXT,
  SERVER_NOT_FOUND,
  UNREADABLE_MFA_REQUEST,
} from './messages.ts';
import { flushOutput, NO_OUTPUT, appendBytes, type CommandOutput } from './command-output.ts';

export type NodeResult = 'succeeded' | 'failed' | 'stopped';

/** The command on one server. `waiting` lasts until the proxy starts the command. */
export interface NodeRun {
  status: 'waiting' | 'running' | NodeResult;
  output: CommandOutput;
  /** The reason of a failure. */
  error: string;
  exitCode: number | undefined;
  /** The session with the recording; empty if the proxy did not send it. */
  sessionId: string;
  /** Epoch milliseconds; 0 until the start or end. */
  startedAt: number;
  endedAt: number;
}

export interface CommandStream {
  /** `challenge`: an MFA challenge waits for the user's answer. */
  status: 'connecting' | 'live' | 'challenge' | 'ended';
  nodes: Readonly<Record<string, NodeRun>>;
  /** Unanswered MFA challenges. The proxy sends one per server, and the console shows one at a time. */
  challenges: readonly Record<string, unknown>[];
  /** Whether the proxy sent frames that could not be decoded. */
  hasUnreadable?: true;
  /** The number of `c` (close) frames that did not name their server. */
  unnamedCloseCount: number;
}

export type CommandEvent =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'socketClosed'; ending: StreamEnd }
  /** Output was dropped because it arrived too fast; `count` is its number of characters. */
  | { type: 'leftOut'; count: number }
  /** The user answered the first MFA challenge. */
  | { type: 'answered'; answer: object }
  /** The user stopped the command. */
  | { type: 'closed' }
  | { type: 'signedOut' }
  | { type: 'timedOut' };

type Effect = { type: 'send'; data: Uint8Array<ArrayBuffer> } | { type: 'hangUp' };

export interface CommandStep {
  stream: CommandStream;
  effect?: Effect;
}

export const WAITING_NODE: NodeRun = {
  status: 'waiting',
  output: NO_OUTPUT,
  error: '',
  exitCode: undefined,
  sessionId: '',
  startedAt: 0,
  endedAt: 0,
};

/** A stream that runs a command on the servers with these IDs. */
export const createCommandStream = (ids: readonly string[]): CommandStream => ({
  status: 'connecting',
  nodes: Object.fromEntries(ids.map((id) => [id, WAITING_NODE])),
  challenges: [],
  unnamedCloseCount: 0,
});

export const hasEnded = ({ status }: NodeRun): boolean => status !== 'waiting' && status !== 'running';

const unfinishedIds = ({ nodes }: CommandStream): string[] =>
  Object.entries(nodes).flatMap(([id, node]) => (hasEnded(node) ? [] : [id]));

/** Changes a node if it is known and has not ended. */
function updateNode(stream: CommandStream, id: string, change: (node: NodeRun) => NodeRun): CommandStream {
  const node = Object.hasOwn(stream.nodes, id) ? stream.nodes[id] : undefined;
  return node && !hasEnded(node) ? { ...stream, nodes: { ...stream.nodes, [id]: change(node) } } : stream;
}

interface NodeEnd {
  status: NodeResult;
  error?: string;
  exitCode?: number | undefined;
}

const endNode = (node: NodeRun, { status, error = '', exitCode }: NodeEnd, now: number): NodeRun => ({
  ...node,
  status,
  error: sanitizeLines(error),
  exitCode,
  output: flushOutput(node.output),
  endedAt: now,
});

const endAllNodes = (stream: CommandStream, end: NodeEnd, now: number): CommandStream =>
  unfinishedIds(stream).reduce((current, id) => updateNode(current, id, (node) => endNode(node, end, now)), stream);

const closeStream = (stream: CommandStream): CommandStep => ({
  stream: { ...stream, status: 'ended', challenges: [] },
  effect: { type: 'hangUp' },
});

/** Closes the stream if all nodes have ended, because the proxy stores their results only after the close. */
const closeWhenDone = (stream: CommandStream): CommandStep =>
  unfinishedIds(stream).length === 0 ? closeStream(stream) : { stream };

// Matches the error texts of terminal sessions (docs/protocol/streams.md#3.2). Those of commands are undocumented.
const EXIT_STATUS = /\bstatus:? (\d{1,3})\b/;

function decodeOutput(payload: unknown): Uint8Array | undefined {
  try {
    return decodeBase64(textOr(payload, ''));
  } catch {
    return undefined;
  }
}

function handleOutput(stream: CommandStream, payload: Uint8Array, now: number): CommandStream {
  const { node_id, type, payload: text } = fieldsOf<StreamSchemas['CommandOutput']>(parseJson(payloadText(payload)));
  const bytes = decodeOutput(text);
  return updateNode(stream, textOr(node_id, ''), (previous) => {
    const node: NodeRun = previous.status === 'waiting' ? { ...previous, status: 'running', startedAt: now } : previous;
    const { output } = node;
    if (!bytes && type !== 'teleport-error')
      return { ...node, output: { ...output, unreadableCount: output.unreadableCount + 1 } };
    if (type !== 'teleport-error' || !bytes)
      return { ...node, output: appendBytes(output, type === 'stderr' ? type : 'stdout', bytes ?? new Uint8Array()) };
    const error = payloadText(bytes).trim();
    const exitStatus = EXIT_STATUS.exec(error)?.[1];
    return endNode(
      node,
      { status: 'failed', error: error || ERROR_WITHOUT_TEXT, exitCode: exitStatus ? Number(exitStatus) : undefined },
      now,
    );
  });
}

/**
 * A `c` (close) frame means success on the server that it names. Frames without a name are counted: when there are as
 * many as servers that have not ended, the command has succeeded on all of them.
 */
function handleClosed(stream: CommandStream, payload: Uint8Array, now: number): CommandStream {
  const id = textOr(fieldsOf<StreamSchemas['StreamClosed']>(parseJson(payloadText(payload))).node_id, '');
  const success: NodeEnd = { status: 'succeeded', exitCode: 0 };
  if (Object.hasOwn(stream.nodes, id)) return updateNode(stream, id, (node) => endNode(node, success, now));
  const updated = { ...stream, unnamedCloseCount: stream.unnamedCloseCount + 1 };
  return updated.unnamedCloseCount < unfinishedIds(stream).length ? updated : endAllNodes(updated, success, now);
}

function handleStarted(stream: CommandStream, payload: Uint8Array, now: number): CommandStream {
  const { server_id, id } = parseSessionMetadata(payload);
  return updateNode(stream, server_id, (node) => ({
    ...node,
    status: 'running',
    sessionId: id,
    startedAt: node.startedAt || now,
  }));
}

function handleChallenge(stream: CommandStream, payload: Uint8Array, now: number): CommandStream {
  const challenge = parseJson(payloadText(payload));
  if (!isRecord(challenge)) return endAllNodes(stream, { status: 'failed', error: UNREADABLE_MFA_REQUEST }, now);
  return { ...stream, status: 'challenge', challenges: [...stream.challenges, challenge] };
}

const FRAME_HANDLERS: Readonly<
  Partial<Record<string, (stream: CommandStream, payload: Uint8Array, now: number) => CommandStream>>
> = { r: handleOutput, c: handleClosed, s: handleStarted, n: handleChallenge };

function handleFrame(stream: CommandStream, data: string | Uint8Array, now: number): CommandStep {
  const envelope = typeof data === 'string' ? undefined : decodeEnvelope(data);
  if (!envelope?.ok) return { stream: stream.hasUnreadable ? stream : { ...stream, hasUnreadable: true } };
  const liveStream: CommandStream = stream.status === 'connecting' ? { ...stream, status: 'live' } : stream;
  return closeWhenDone(FRAME_HANDLERS[envelope.type]?.(liveStream, envelope.payload, now) ?? liveStream);
}

/** Adds the count to every unfinished node, because dropped output does not name its node. */
const addDroppedCount = (stream: CommandStream, count: number): CommandStream =>
  unfinishedIds(stream).reduce(
    (current, id) =>
      updateNode(current, id, (node) => ({
        ...node,
        output: { ...node.output, droppedCharacters: node.output.droppedCharacters + count },
      })),
    stream,
  );

function handleMfaAnswer(stream: CommandStream, answer: object): CommandStep {
  const [, ...challenges] = stream.challenges;
  if (stream.status !== 'challenge') return { stream };
  return {
    stream: { ...stream, status: challenges.length > 0 ? 'challenge' : 'live', challenges },
    effect: { type: 'send', data: encodeMfa(answer) },
  };
}

/** Why the stream ended. A proxy that finds no server closes the socket at once (docs/protocol/streams.md#13.4). */
function closeReasonOf({ status, hasUnreadable }: CommandStream, ending: StreamEnd): string {
  if (status !== 'connecting') return `${streamEndMessage(ending)} ${MAY_STILL_RUN}`;
  if (hasUnreadable) return UNREADABLE_MESSAGES;
  return isNormalClose(ending) ? SERVER_NOT_FOUND : streamEndMessage(ending);
}

const failAllNodes = (stream: CommandStream, error: string, now: number): CommandStep =>
  closeStream(endAllNodes(stream, { status: 'failed', error }, now));

/** The state after an event, and the effect. `now` is in epoch milliseconds. An ended stream never changes. */
export function nextCommandStream(stream: CommandStream, event: CommandEvent, now: number): CommandStep {
  if (stream.status === 'ended') return { stream };
  switch (event.type) {
    case 'opened':
      return { stream };
    case 'frame':
      return handleFrame(stream, event.data, now);
    case 'answered':
      return handleMfaAnswer(stream, event.answer);
    case 'leftOut':
      return { stream: addDroppedCount(stream, event.count) };
    case 'closed':
      return closeStream(endAllNodes(stream, { status: 'stopped' }, now));
    case 'signedOut':
      return failAllNodes(stream, COMMAND_SIGNED_OUT, now);
    case 'timedOut':
      return stream.status === 'connecting'
        ? failAllNodes(stream, stream.hasUnreadable ? UNREADABLE_MESSAGES : PROXY_SILENT, now)
        : { stream };
    case 'socketClosed':
      return { stream: failAllNodes(stream, closeReasonOf(stream, event.ending), now).stream };
  }
}
