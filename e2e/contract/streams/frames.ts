// What one frame of a stream is worth; rules without a network.
import { differencesOf, type Fault } from '#fixtures/contract/differences.ts';
import { decodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { readFrame } from '#openapi/tools/layout.ts';
import { document, layouts, type Channel, type Message } from './channels.ts';
import { parsed } from '#e2e/contract/judging/json.ts';

export interface Heard {
  /** Which message of the contract it is; undefined when it is none. */
  name: string | undefined;
  /** What it says, for people. */
  text: string;
  faults: Fault[];
  /** By this the proxy says why the stream goes no further. */
  isRefusal: boolean;
}

const REFUSALS = ['error', 'playError', 'fetchError', 'metadataError', 'failed', 'desktopError'];
const refuses = (name: string): boolean => REFUSALS.includes(name);

const differs = (path: string, expected: string, found: string): Fault[] => [
  { kind: 'differs', path, expected, found },
];
const isWrong = ({ kind }: Fault): boolean => kind === 'differs';

const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const isText = ({ payload }: Message): boolean => payload?.type === 'string';

function payloadFaults(message: Message, text: string): Fault[] {
  if (!message.payload) return [];
  const value = isText(message) || (text === '' && message['x-envelope'] === 'c') ? text : parsed(text);
  return value === undefined
    ? differs('', 'JSON', text.slice(0, 120))
    : differencesOf(message.payload, value, document);
}

/** The first message that fits without a mistake; or the first of all, with its mistakes. */
function best(messages: readonly Message[], text: string): Heard | undefined {
  const tried = messages.map((message) => ({
    name: message.name,
    text,
    faults: payloadFaults(message, text),
    isRefusal: refuses(message.name),
  }));
  return tried.find(({ faults }) => !faults.some(isWrong)) ?? tried[0];
}

const none = (expected: string, found: string, text = ''): Heard => ({
  name: undefined,
  text,
  faults: differs('', expected, found),
  isRefusal: false,
});

function inEnvelope({ says }: Channel, bytes: Uint8Array): Heard {
  const types = says.flatMap((message) => message['x-envelope'] ?? []);
  const envelope = decodeEnvelope(bytes);
  if (!envelope) return none('an envelope', 'bytes that are none');
  const { type, payload } = envelope;
  const fitting = says.filter((message) => message['x-envelope'] === type);
  return best(fitting, payload) ?? none(`one of the types ${types.join(', ')}`, type, payload);
}

/** A notification refuses by its severity (docs/protocol/streams.md#7.3). */
const FATAL = 2;

function inLayout({ says }: Channel, bytes: Uint8Array): Heard {
  const message = says.find((one) => one['x-layout']?.[0]?.const === bytes[0]);
  if (!message) return none('a message that is described', `one of type ${bytes[0] ?? 'nothing'}`);
  const { name } = message;
  try {
    const fields = readFrame(message['x-layout'] ?? [], bytes, layouts);
    const given = fields['text'];
    const text = given instanceof Uint8Array ? textIn(given) : typeof given === 'string' ? given : '';
    const isFatal = name === 'notification' && fields['severity'] === FATAL;
    return { name, text, faults: [], isRefusal: refuses(name) || isFatal };
  } catch (error) {
    return { name, text: '', faults: differs(`/${name}`, 'its layout', String(error)), isRefusal: false };
  }
}

const isJson = ({ contentType }: Message): boolean => contentType === 'application/json';

/** Holds one frame against the messages that a proxy may send on this channel. */
export function hear(channel: Channel, frame: string | Uint8Array): Heard {
  const asJson = (text: string) => best(channel.says.filter(isJson), text) ?? none('no text frame', 'one', text);
  if (typeof frame === 'string') return asJson(frame);
  if (channel.says.some((message) => message['x-envelope'])) return inEnvelope(channel, frame);
  return channel.says.some((message) => message['x-layout']) ? inLayout(channel, frame) : asJson(textIn(frame));
}
