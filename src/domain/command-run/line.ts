// One stream that runs a command on one server or several, as a machine (docs/protocol/streams.md#13.2,
// docs/behaviour.md#commands-on-many-servers).
import type { StreamSchemas } from '#api/schemas.ts';
import { isNormalClose, whyEnded, type Ending } from '#domain/stream/ending.ts';
import { SILENT, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { fieldsOf, isRecord, parseJson, textOr } from '#lib/untrusted.ts';
import { decodeBase64 } from '#lib/text/base64.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { decode, encodeMfa, payloadText } from '#domain/terminal/envelope.ts';
import { sessionIn } from '#domain/terminal/metadata.ts';
import { COMMAND_SIGNED_OUT, MAY_STILL_RUN, NO_REASON, NO_SERVER, UNREADABLE_MFA } from './messages.ts';
import { flushed, NO_OUTPUT, withBytes, type Output } from './output.ts';

export type Outcome = 'succeeded' | 'failed' | 'stopped';

/** One server. `waiting` until the proxy starts with it. */
export interface Node {
  at: 'waiting' | 'running' | Outcome;
  output: Output;
  /** Why it failed. */
  error: string;
  exitCode: number | undefined;
  /** Whose recording holds the output; empty where the proxy did not say. */
  session: string;
  /** Epoch milliseconds; 0 is not yet. */
  begun: number;
  ended: number;
}

export interface CommandLine {
  at: 'connecting' | 'live' | 'challenge' | 'ended';
  nodes: Readonly<Record<string, Node>>;
  /** Proxies ask once for each server; they are shown one at a time. */
  challenges: readonly Record<string, unknown>[];
  /** The proxy sent messages that are none of this protocol. */
  hasUnreadable?: true;
  /** `c` frames that named no node. */
  closes: number;
}

export type CommandEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: Ending }
  /** Output that came faster than it could be read. */
  | { on: 'leftOut'; count: number }
  | { on: 'answered'; answer: object }
  | { on: 'closed' }
  | { on: 'signedOut' }
  | { on: 'timedOut' };

type Effect = { do: 'send'; data: Uint8Array<ArrayBuffer> } | { do: 'hangUp' };

export interface Step {
  stream: CommandLine;
  effect?: Effect;
}

export const WAITING: Node = {
  at: 'waiting',
  output: NO_OUTPUT,
  error: '',
  exitCode: undefined,
  session: '',
  begun: 0,
  ended: 0,
};

export const startOf = (ids: readonly string[]): CommandLine => ({
  at: 'connecting',
  nodes: Object.fromEntries(ids.map((id) => [id, WAITING])),
  challenges: [],
  closes: 0,
});

export const isOver = ({ at }: Node): boolean => at !== 'waiting' && at !== 'running';

const openIds = ({ nodes }: CommandLine): string[] =>
  Object.entries(nodes).flatMap(([id, node]) => (isOver(node) ? [] : [id]));

/** Changes one node, if the line knows it and it is not over. */
function withNode(line: CommandLine, id: string, change: (node: Node) => Node): CommandLine {
  const node = Object.hasOwn(line.nodes, id) ? line.nodes[id] : undefined;
  return node && !isOver(node) ? { ...line, nodes: { ...line.nodes, [id]: change(node) } } : line;
}

interface End {
  at: Outcome;
  error?: string;
  exitCode?: number | undefined;
}

const over = (node: Node, { at, error = '', exitCode }: End, now: number): Node => ({
  ...node,
  at,
  error: sanitizeLines(error),
  exitCode,
  output: flushed(node.output),
  ended: now,
});

const allOver = (line: CommandLine, end: End, now: number): CommandLine =>
  openIds(line).reduce((one, id) => withNode(one, id, (node) => over(node, end, now)), line);

const hungUp = (line: CommandLine): Step => ({
  stream: { ...line, at: 'ended', challenges: [] },
  effect: { do: 'hangUp' },
});

/** Results are stored only once the client closes, so it does as soon as all nodes are over. */
const settled = (line: CommandLine): Step => (openIds(line).length === 0 ? hungUp(line) : { stream: line });

// The words that terminals have for it (docs/protocol/streams.md#3.2); for commands the facts name none.
const STATUS = /\bstatus:? (\d{1,3})\b/;

function bytesOf(payload: unknown): Uint8Array | undefined {
  try {
    return decodeBase64(textOr(payload, ''));
  } catch {
    return undefined;
  }
}

function printed(line: CommandLine, payload: Uint8Array, now: number): CommandLine {
  const { node_id, type, payload: text } = fieldsOf<StreamSchemas['CommandOutput']>(parseJson(payloadText(payload)));
  const bytes = bytesOf(text);
  return withNode(line, textOr(node_id, ''), (waiting) => {
    const node: Node = waiting.at === 'waiting' ? { ...waiting, at: 'running', begun: now } : waiting;
    const { output } = node;
    if (!bytes && type !== 'teleport-error')
      return { ...node, output: { ...output, unreadable: output.unreadable + 1 } };
    if (type !== 'teleport-error' || !bytes)
      return { ...node, output: withBytes(output, type === 'stderr' ? type : 'stdout', bytes ?? new Uint8Array()) };
    const error = payloadText(bytes).trim();
    const status = STATUS.exec(error)?.[1];
    return over(node, { at: 'failed', error: error || NO_REASON, exitCode: status ? Number(status) : undefined }, now);
  });
}

/** A `c` is of the node that it names; where none names one they are counted. */
function closed(line: CommandLine, payload: Uint8Array, now: number): CommandLine {
  const id = textOr(fieldsOf<StreamSchemas['StreamClosed']>(parseJson(payloadText(payload))).node_id, '');
  const success: End = { at: 'succeeded', exitCode: 0 };
  if (Object.hasOwn(line.nodes, id)) return withNode(line, id, (node) => over(node, success, now));
  const counted = { ...line, closes: line.closes + 1 };
  return counted.closes < openIds(line).length ? counted : allOver(counted, success, now);
}

function started(line: CommandLine, payload: Uint8Array, now: number): CommandLine {
  const { server_id, id } = sessionIn(payload);
  return withNode(line, server_id, (node) => ({ ...node, at: 'running', session: id, begun: node.begun || now }));
}

function challenged(line: CommandLine, payload: Uint8Array, now: number): CommandLine {
  const challenge = parseJson(payloadText(payload));
  if (!isRecord(challenge)) return allOver(line, { at: 'failed', error: UNREADABLE_MFA }, now);
  return { ...line, at: 'challenge', challenges: [...line.challenges, challenge] };
}

const READERS: Readonly<Partial<Record<string, (line: CommandLine, payload: Uint8Array, now: number) => CommandLine>>> =
  { r: printed, c: closed, s: started, n: challenged };

function framed(line: CommandLine, data: string | Uint8Array, now: number): Step {
  const envelope = typeof data === 'string' ? undefined : decode(data);
  if (!envelope?.ok) return { stream: line.hasUnreadable ? line : { ...line, hasUnreadable: true } };
  const live: CommandLine = line.at === 'connecting' ? { ...line, at: 'live' } : line;
  return settled(READERS[envelope.type]?.(live, envelope.payload, now) ?? live);
}

const leftOut = (line: CommandLine, count: number): CommandLine =>
  openIds(line).reduce(
    (one, id) =>
      withNode(one, id, (node) => ({ ...node, output: { ...node.output, dropped: node.output.dropped + count } })),
    line,
  );

function answered(line: CommandLine, answer: object): Step {
  const [, ...challenges] = line.challenges;
  if (line.at !== 'challenge') return { stream: line };
  return {
    stream: { ...line, at: challenges.length > 0 ? 'challenge' : 'live', challenges },
    effect: { do: 'send', data: encodeMfa(answer) },
  };
}

/** A proxy that found no server closes at once, one that refuses does not open (docs/protocol/streams.md#13.4). */
function reasonOf({ at, hasUnreadable }: CommandLine, ending: Ending): string {
  if (at !== 'connecting') return `${whyEnded(ending)} ${MAY_STILL_RUN}`;
  if (hasUnreadable) return UNREADABLE_MESSAGES;
  return isNormalClose(ending) ? NO_SERVER : whyEnded(ending);
}

const failed = (line: CommandLine, error: string, now: number): Step =>
  hungUp(allOver(line, { at: 'failed', error }, now));

/** What an event makes of a line. Nothing changes one that has ended. */
export function next(line: CommandLine, event: CommandEvent, now: number): Step {
  if (line.at === 'ended') return { stream: line };
  switch (event.on) {
    case 'opened':
      return { stream: line };
    case 'frame':
      return framed(line, event.data, now);
    case 'answered':
      return answered(line, event.answer);
    case 'leftOut':
      return { stream: leftOut(line, event.count) };
    case 'closed':
      return hungUp(allOver(line, { at: 'stopped' }, now));
    case 'signedOut':
      return failed(line, COMMAND_SIGNED_OUT, now);
    case 'timedOut':
      return line.at === 'connecting'
        ? failed(line, line.hasUnreadable ? UNREADABLE_MESSAGES : SILENT, now)
        : { stream: line };
    case 'socketClosed':
      return { stream: failed(line, reasonOf(line, event.ending), now).stream };
  }
}
