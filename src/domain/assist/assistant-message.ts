// Messages of a conversation with the assistant, from the history and from the socket.
import { fieldsOf, isRecord, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import { labelPredicate, quoteLiteral } from '#lib/text/labels.ts';

interface Label {
  key: string;
  value: string;
}

/** An entry of the displayed conversation. */
export type ConversationEntry =
  | { kind: 'user'; text: string }
  /** A partial answer is still being written, or was incomplete when the socket closed. */
  | { kind: 'answer'; text: string; isPartial?: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'command'; command: string; query: string; labels: readonly Label[]; nodes: readonly string[] }
  | { kind: 'result'; node: string; session: string }
  | { kind: 'summary'; command: string; text: string }
  /** A message about access requests: the fields of its payload, or its text if it has no fields. */
  | { kind: 'request'; fields: readonly (readonly [name: string, value: string])[]; text: string }
  | { kind: 'unreadable'; raw: unknown };

/** A parsed frame or record of the history. */
export type AssistantMessage =
  | ConversationEntry
  | { kind: 'part'; text: string }
  | { kind: 'final' }
  | { kind: 'progress'; text: string };

/** A query for the servers of a command (docs/protocol/streams.md#12.2). */
export const serverQueryOf = (nodes: readonly string[], labels: readonly Label[]): string =>
  [
    ...nodes.map((name) => `name == ${quoteLiteral(name)}`),
    ...labels.map(({ key, value }) => labelPredicate({ name: key, value })),
  ].join(' || ');

const stringsIn = (raw: unknown): string[] => listOf(raw).filter((text) => typeof text === 'string');

function parseCommand(payload: unknown): ConversationEntry | undefined {
  const { command, nodes: names, labels: pairs } = fieldsOf<Record<string, unknown>>(payload);
  if (typeof command !== 'string') return undefined;
  const nodes = stringsIn(names);
  const labels = listOf(pairs).flatMap((pair) => {
    const { key, value } = fieldsOf<Label>(pair);
    return typeof key === 'string' && typeof value === 'string' ? [{ key, value }] : [];
  });
  return { kind: 'command', command, nodes, labels, query: serverQueryOf(nodes, labels) };
}

function parseCommandResult(payload: unknown): ConversationEntry | undefined {
  const { node_name, node_id, session_id } = fieldsOf<Record<string, unknown>>(payload);
  const session = textOr(session_id, '');
  return session === '' ? undefined : { kind: 'result', node: textOr(node_name, textOr(node_id, '')), session };
}

function parseSummary(payload: unknown): ConversationEntry | undefined {
  const { summary, command } = fieldsOf<Record<string, unknown>>(payload);
  return typeof summary === 'string' ? { kind: 'summary', command: textOr(command, ''), text: summary } : undefined;
}

const formatFieldValue = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return stringsIn(value).length > 0 ? stringsIn(value).join(', ') : JSON.stringify(value);
};

/** The keys of these payloads are unverified (docs/protocol/streams.md#19), so all of them are shown. */
function parseAccessRequest(text: string): ConversationEntry {
  const json = parseJson(text);
  const records = (Array.isArray(json) ? json : [json]).filter(isRecord);
  const fields = records.flatMap((record) =>
    Object.entries(record).map(([key, value]) => [key, formatFieldValue(value)] as const),
  );
  return { kind: 'request', fields, text: fields.length === 0 ? text : '' };
}

/** A partial message is plain text, or an object with the text (docs/protocol/streams.md#12.2). */
const partialTextOf = (text: string): string => {
  const { content } = fieldsOf<Record<string, unknown>>(parseJson(text));
  return typeof content === 'string' ? content : text;
};

function progressTextOf(text: string): string {
  const { reasoning, action } = fieldsOf<Record<string, unknown>>(parseJson(text));
  return textOr(reasoning, textOr(action, ''));
}

const payloadParsers: Readonly<Record<string, (payload: string) => AssistantMessage | undefined>> = {
  CHAT_MESSAGE_ASSISTANT: (text) => ({ kind: 'answer', text }),
  CHAT_MESSAGE_USER: (text) => ({ kind: 'user', text }),
  CHAT_MESSAGE_ERROR: (text) => ({ kind: 'error', text }),
  COMMAND: (text) => parseCommand(parseJson(text)),
  COMMAND_RESULT: (text) => parseCommandResult(parseJson(text)),
  COMMAND_RESULT_SUMMARY: (text) => parseSummary(parseJson(text)),
  CHAT_PARTIAL_MESSAGE_ASSISTANT: (text) => ({ kind: 'part', text: partialTextOf(text) }),
  CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE: () => ({ kind: 'final' }),
  CHAT_MESSAGE_PROGRESS_UPDATE: (text) => ({ kind: 'progress', text: progressTextOf(text) }),
  ACCESS_REQUEST: parseAccessRequest,
  ACCESS_REQUESTS: parseAccessRequest,
  ACCESS_REQUESTS_DISPLAY: parseAccessRequest,
  ACCESS_REQUEST_CREATED: parseAccessRequest,
};

/** Parses a message of the history or the socket. Unreadable messages are kept. */
export function parseMessage(raw: unknown): AssistantMessage {
  const { type, payload } = fieldsOf<Record<string, unknown>>(raw);
  const isKnown = typeof type === 'string' && Object.hasOwn(payloadParsers, type) && typeof payload === 'string';
  return (isKnown && payloadParsers[type]?.(payload)) || { kind: 'unreadable', raw };
}

/** Parses a frame of the socket, which is JSON in a text frame. */
export const parseFrame = (frame: string | Uint8Array): AssistantMessage =>
  parseMessage(typeof frame === 'string' ? (parseJson(frame) ?? frame) : new TextDecoder().decode(frame));

const isEntry = (message: AssistantMessage): message is ConversationEntry =>
  !['part', 'final', 'progress'].includes(message.kind);

/** The displayed history, without empty questions: the history may start with one (docs/protocol/streams.md#12.2). */
export const parseHistory = (raw: unknown): readonly ConversationEntry[] =>
  listOf(fieldsOf<Record<string, unknown>>(raw).messages)
    .map(parseMessage)
    .filter(isEntry)
    .filter((entry) => entry.kind !== 'user' || entry.text !== '');
