// Checks one received frame of a stream against the contract. Uses no network.
import { differencesOf, type ContractFault } from '#fixtures/contract/schema-faults.ts';
import { decodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { readFrame } from '#openapi/tools/binary-layout.ts';
import { schemaDocument, layouts, type Channel, type Message } from './channels.ts';
import { parseJson } from '#e2e/contract/validation/untrusted-json.ts';

export interface ReceivedMessage {
  /** The name of the message in the contract; undefined for an unknown message. */
  name: string | undefined;
  /** The content of the message as readable text. */
  text: string;
  faults: ContractFault[];
  /** Whether the message says why the proxy ends the stream. */
  isRefusal: boolean;
}

const REFUSAL_MESSAGES = ['error', 'playError', 'fetchError', 'metadataError', 'failed', 'desktopError'];
const isRefusalMessage = (name: string): boolean => REFUSAL_MESSAGES.includes(name);

const differenceAt = (path: string, expected: string, found: string): ContractFault[] => [
  { kind: 'differs', path, expected, found },
];
const isDifference = ({ kind }: ContractFault): boolean => kind === 'differs';

const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const isText = ({ payload }: Message): boolean => payload?.type === 'string';

function payloadFaults(message: Message, text: string): ContractFault[] {
  if (!message.payload) return [];
  const value = isText(message) || (text === '' && message['x-envelope'] === 'c') ? text : parseJson(text);
  return value === undefined
    ? differenceAt('', 'JSON', text.slice(0, 120))
    : differencesOf(message.payload, value, schemaDocument);
}

/** Returns the result for the first message type without differences, or else for the first of all types. */
function bestMatch(messages: readonly Message[], text: string): ReceivedMessage | undefined {
  const results = messages.map((message) => ({
    name: message.name,
    text,
    faults: payloadFaults(message, text),
    isRefusal: isRefusalMessage(message.name),
  }));
  return results.find(({ faults }) => !faults.some(isDifference)) ?? results[0];
}

const unknownMessage = (expected: string, found: string, text = ''): ReceivedMessage => ({
  name: undefined,
  text,
  faults: differenceAt('', expected, found),
  isRefusal: false,
});

function checkEnvelope({ proxyMessages }: Channel, bytes: Uint8Array): ReceivedMessage {
  const types = proxyMessages.flatMap((message) => message['x-envelope'] ?? []);
  const envelope = decodeEnvelope(bytes);
  if (!envelope) return unknownMessage('an envelope', 'bytes that are none');
  const { type, payload } = envelope;
  const candidates = proxyMessages.filter((message) => message['x-envelope'] === type);
  return bestMatch(candidates, payload) ?? unknownMessage(`one of the types ${types.join(', ')}`, type, payload);
}

/** A notification of this severity ends the stream (docs/protocol/streams.md#7.3). */
const FATAL_SEVERITY = 2;

function checkBinaryFrame({ proxyMessages }: Channel, bytes: Uint8Array): ReceivedMessage {
  const message = proxyMessages.find((candidate) => candidate['x-layout']?.[0]?.const === bytes[0]);
  if (!message) return unknownMessage('a message that is described', `one of type ${bytes[0] ?? 'nothing'}`);
  const { name } = message;
  try {
    const fields = readFrame(message['x-layout'] ?? [], bytes, layouts);
    const textField = fields['text'];
    const text =
      textField instanceof Uint8Array ? decodeText(textField) : typeof textField === 'string' ? textField : '';
    const isFatal = name === 'notification' && fields['severity'] === FATAL_SEVERITY;
    return { name, text, faults: [], isRefusal: isRefusalMessage(name) || isFatal };
  } catch (error) {
    return { name, text: '', faults: differenceAt(`/${name}`, 'its layout', String(error)), isRefusal: false };
  }
}

const isJson = ({ contentType }: Message): boolean => contentType === 'application/json';

/** Checks one frame against the messages that a proxy may send on this channel. */
export function checkFrame(channel: Channel, frame: string | Uint8Array): ReceivedMessage {
  const checkJson = (text: string) =>
    bestMatch(channel.proxyMessages.filter(isJson), text) ?? unknownMessage('no text frame', 'one', text);
  if (typeof frame === 'string') return checkJson(frame);
  if (channel.proxyMessages.some((message) => message['x-envelope'])) return checkEnvelope(channel, frame);
  return channel.proxyMessages.some((message) => message['x-layout'])
    ? checkBinaryFrame(channel, frame)
    : checkJson(decodeText(frame));
}
