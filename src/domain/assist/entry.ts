// What a conversation with the assistant is made of, as the history and the socket bring it.
import { fieldsOf, isRecord, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import { labelPredicate, quoteLiteral } from '#lib/text/labels.ts';

interface Label {
  key: string;
  value: string;
}

/** What is shown, in order. */
export type Entry =
  | { kind: 'user'; text: string }
  /** A partial one is being written, or was when its socket ended. */
  | { kind: 'answer'; text: string; isPartial?: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'command'; command: string; query: string; labels: readonly Label[]; nodes: readonly string[] }
  | { kind: 'result'; node: string; session: string }
  | { kind: 'summary'; command: string; text: string }
  /** About access requests: the fields that the payload names, or its text where it has none. */
  | { kind: 'request'; fields: readonly (readonly [name: string, value: string])[]; text: string }
  | { kind: 'unreadable'; raw: unknown };

/** What a frame or a record of the history says. */
export type Message = Entry | { kind: 'part'; text: string } | { kind: 'final' } | { kind: 'progress'; text: string };

/** Which servers a command is meant for, as the proxy is asked for them (docs/protocol/streams.md#12.2). */
export const queryOf = (nodes: readonly string[], labels: readonly Label[]): string =>
  [
    ...nodes.map((name) => `name == ${quoteLiteral(name)}`),
    ...labels.map(({ key, value }) => labelPredicate({ name: key, value })),
  ].join(' || ');

const textsOf = (raw: unknown): string[] => listOf(raw).filter((text) => typeof text === 'string');

function commandOf(payload: unknown): Entry | undefined {
  const { command, nodes: names, labels: pairs } = fieldsOf<Record<string, unknown>>(payload);
  if (typeof command !== 'string') return undefined;
  const nodes = textsOf(names);
  const labels = listOf(pairs).flatMap((pair) => {
    const { key, value } = fieldsOf<Label>(pair);
    return typeof key === 'string' && typeof value === 'string' ? [{ key, value }] : [];
  });
  return { kind: 'command', command, nodes, labels, query: queryOf(nodes, labels) };
}

function resultOf(payload: unknown): Entry | undefined {
  const { node_name, node_id, session_id } = fieldsOf<Record<string, unknown>>(payload);
  const session = textOr(session_id, '');
  return session === '' ? undefined : { kind: 'result', node: textOr(node_name, textOr(node_id, '')), session };
}

function summaryOf(payload: unknown): Entry | undefined {
  const { summary, command } = fieldsOf<Record<string, unknown>>(payload);
  return typeof summary === 'string' ? { kind: 'summary', command: textOr(command, ''), text: summary } : undefined;
}

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return textsOf(value).length > 0 ? textsOf(value).join(', ') : JSON.stringify(value);
};

/** Keys of these payloads are unverified (docs/protocol/streams.md#19): they are shown as they come. */
function requestOf(text: string): Entry {
  const json = parseJson(text);
  const records = (Array.isArray(json) ? json : [json]).filter(isRecord);
  const fields = records.flatMap((record) =>
    Object.entries(record).map(([key, value]) => [key, shown(value)] as const),
  );
  return { kind: 'request', fields, text: fields.length === 0 ? text : '' };
}

/** A part is plain text, or an object with it (docs/protocol/streams.md#12.2). */
const partOf = (text: string): string => {
  const { content } = fieldsOf<Record<string, unknown>>(parseJson(text));
  return typeof content === 'string' ? content : text;
};

function thoughtOf(text: string): string {
  const { reasoning, action } = fieldsOf<Record<string, unknown>>(parseJson(text));
  return textOr(reasoning, textOr(action, ''));
}

const readers: Readonly<Record<string, (payload: string) => Message | undefined>> = {
  CHAT_MESSAGE_ASSISTANT: (text) => ({ kind: 'answer', text }),
  CHAT_MESSAGE_USER: (text) => ({ kind: 'user', text }),
  CHAT_MESSAGE_ERROR: (text) => ({ kind: 'error', text }),
  COMMAND: (text) => commandOf(parseJson(text)),
  COMMAND_RESULT: (text) => resultOf(parseJson(text)),
  COMMAND_RESULT_SUMMARY: (text) => summaryOf(parseJson(text)),
  CHAT_PARTIAL_MESSAGE_ASSISTANT: (text) => ({ kind: 'part', text: partOf(text) }),
  CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE: () => ({ kind: 'final' }),
  CHAT_MESSAGE_PROGRESS_UPDATE: (text) => ({ kind: 'progress', text: thoughtOf(text) }),
  ACCESS_REQUEST: requestOf,
  ACCESS_REQUESTS: requestOf,
  ACCESS_REQUESTS_DISPLAY: requestOf,
  ACCESS_REQUEST_CREATED: requestOf,
};

/** One message of either way; what cannot be read is kept as it came. */
export function messageOf(raw: unknown): Message {
  const { type, payload } = fieldsOf<Record<string, unknown>>(raw);
  const isKnown = typeof type === 'string' && Object.hasOwn(readers, type) && typeof payload === 'string';
  return (isKnown && readers[type]?.(payload)) || { kind: 'unreadable', raw };
}

/** One frame of the socket, which is a text of JSON. */
export const messageIn = (frame: string | Uint8Array): Message =>
  messageOf(typeof frame === 'string' ? (parseJson(frame) ?? frame) : new TextDecoder().decode(frame));

const isEntry = (message: Message): message is Entry => !['part', 'final', 'progress'].includes(message.kind);

/** The history as it is shown: an empty question may come first (docs/protocol/streams.md#12.2). */
export const historyOf = (raw: unknown): readonly Entry[] =>
  listOf(fieldsOf<Record<string, unknown>>(raw).messages)
    .map(messageOf)
    .filter(isEntry)
    .filter((entry) => entry.kind !== 'user' || entry.text !== '');
