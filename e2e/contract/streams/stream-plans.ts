// A plan for each stream of the contract: how to open it, and which messages must arrive
// (docs/protocol/streams.md).
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import type { Frame } from './connect-stream.ts';

export interface StreamPlan {
  /** The known name for a parameter of the address. Only for parameters whose known name differs. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The frames that the client sends first. */
  clientFrames?: Frame[];
  /** The first message must be one of these. If omitted, any first message is accepted. */
  firstMessages?: string[];
  /** At least one of these messages must arrive. */
  expectedMessages: string[];
}

type FindName = (name: string) => string;

const TERMINAL_SIZE = { h: 25, w: 80 };
const jsonEnvelope = (type: string, payload: object): Uint8Array => encodeEnvelope(type, JSON.stringify(payload));

/** A message of the desktop protocol: a type of one byte, and numbers of four bytes each. */
function desktopMessage(type: number, ...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(1 + 4 * values.length));
  view.setUint8(0, type);
  values.forEach((value, index) => view.setUint32(1 + 4 * index, value));
  return new Uint8Array(view.buffer);
}

/** Requests the first ten seconds of a recording, and its screen content (docs/protocol/streams.md#14.5). */
function requestFirstTenSeconds(): Uint8Array {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint8(0, 1);
  view.setBigUint64(9, 10_000n);
  view.setUint32(17, 1);
  view.setUint8(21, 1);
  return new Uint8Array(view.buffer);
}

const terminalParams = (find: FindName) => ({ login: find('login'), server_id: find('server'), term: TERMINAL_SIZE });

/** The plans by the name of the channel in the contract. `find` returns the name of an existing resource. */
export const STREAM_PLANS: Record<string, (find: FindName) => StreamPlan> = {
  terminal: (find) => ({
    query: { params: JSON.stringify(terminalParams(find)) },
    firstMessages: ['session'],
    expectedMessages: ['output', 'mfaChallenge'],
  }),
  terminal18: (find) => ({
    query: { params: JSON.stringify(terminalParams(find)) },
    expectedMessages: ['output', 'mfaChallenge'],
  }),
  podExec: (find) => ({
    query: { params: JSON.stringify({ term: TERMINAL_SIZE }) },
    clientFrames: [
      jsonEnvelope('k', {
        kubeCluster: find('kubeCluster'),
        namespace: find('kubeNamespace'),
        pod: find('pod'),
        container: '',
        command: 'hostname',
        isInteractive: false,
      }),
    ],
    firstMessages: ['session'],
    expectedMessages: ['output', 'mfaChallenge'],
  }),
  databaseExec: (find) => ({
    query: { params: JSON.stringify({ term: TERMINAL_SIZE }) },
    clientFrames: [
      jsonEnvelope('d', {
        serviceName: find('interactiveDatabase'),
        protocol: find('databaseProtocol'),
        dbName: find('databaseName'),
        dbUser: find('databaseUser'),
        dbRoles: [],
      }),
    ],
    firstMessages: ['databaseSession', 'mfaChallenge'],
    expectedMessages: ['output', 'mfaChallenge'],
  }),
  command: (find) => ({
    query: {
      params: JSON.stringify({
        command: 'hostname',
        login: find('login'),
        query: `name == ${JSON.stringify(find('hostname'))}`,
        conversation_id: find('newConversation'),
        execution_id: crypto.randomUUID(),
      }),
    },
    expectedMessages: ['nodeOutput', 'closed', 'mfaChallenge'],
  }),
  assistant: (find) => ({ query: { conversation_id: find('newConversation') }, expectedMessages: ['chat'] }),
  desktop: (find) => ({
    query: { username: find('windowsLogin'), width: '1024', height: '768' },
    expectedMessages: ['png2Frame', 'desktopMfa'],
  }),
  desktop18: (find) => ({
    query: { username: find('windowsLogin') },
    // The proxy waits for a second message, usually the keyboard layout. Without a layout, the size is sent twice
    // (docs/protocol/streams.md#7.4).
    clientFrames: [desktopMessage(1, 1024, 768), desktopMessage(1, 1024, 768)],
    expectedMessages: ['activated', 'desktopMfa'],
  }),
  desktopPlayback: () => ({ path: { sid: 'desktopRecording' }, expectedMessages: ['recorded'] }),
  desktopPlayback18: () => ({ path: { sid: 'desktopRecording' }, expectedMessages: ['recorded'] }),
  terminalPlayback: () => ({ path: { sid: 'recording' }, expectedMessages: ['played'] }),
  recordingPlayback: () => ({
    path: { sid: 'recording' },
    clientFrames: [requestFirstTenSeconds()],
    firstMessages: ['start'],
    expectedMessages: ['stop'],
  }),
  recordingMetadata: () => ({ path: { sid: 'recording' }, expectedMessages: ['metadata'] }),
};
