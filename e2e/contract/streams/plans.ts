// How each stream of the contract is asked for, and what it must say at its beginning (docs/protocol/streams.md).
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import type { Frame } from './dial.ts';

export interface Plan {
  /** Known names that take the place of the address's holes, where they are called otherwise. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** What a client says first. */
  says?: Frame[];
  /** The messages of which one must be the very first; any will do when left out. */
  first?: string[];
  /** The messages of which one must come. */
  until: string[];
}

type Find = (name: string) => string;

const SIZE = { h: 25, w: 80 };
const envelope = (type: string, payload: object): Uint8Array => encodeEnvelope(type, JSON.stringify(payload));

/** A message of a desktop: its type and numbers of four bytes. */
function numbers(type: number, ...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(1 + 4 * values.length));
  view.setUint8(0, type);
  values.forEach((value, at) => view.setUint32(1 + 4 * at, value));
  return new Uint8Array(view.buffer);
}

/** The first ten seconds with the screen (docs/protocol/streams.md#14.5). */
function firstTenSeconds(): Uint8Array {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint8(0, 1);
  view.setBigUint64(9, 10_000n);
  view.setUint32(17, 1);
  view.setUint8(21, 1);
  return new Uint8Array(view.buffer);
}

const terminal = (find: Find) => ({ login: find('login'), server_id: find('server'), term: SIZE });

/** By the channel's name in the contract. A plan asks `find` for what it needs. */
export const PLANS: Record<string, (find: Find) => Plan> = {
  terminal: (find) => ({
    query: { params: JSON.stringify(terminal(find)) },
    first: ['session'],
    until: ['output', 'mfaChallenge'],
  }),
  terminal18: (find) => ({ query: { params: JSON.stringify(terminal(find)) }, until: ['output', 'mfaChallenge'] }),
  podExec: (find) => ({
    query: { params: JSON.stringify({ term: SIZE }) },
    says: [
      envelope('k', {
        kubeCluster: find('kubeCluster'),
        namespace: find('kubeNamespace'),
        pod: find('pod'),
        container: '',
        command: 'hostname',
        isInteractive: false,
      }),
    ],
    first: ['session'],
    until: ['output', 'mfaChallenge'],
  }),
  databaseExec: (find) => ({
    query: { params: JSON.stringify({ term: SIZE }) },
    says: [
      envelope('d', {
        serviceName: find('interactiveDatabase'),
        protocol: find('databaseProtocol'),
        dbName: find('databaseName'),
        dbUser: find('databaseUser'),
        dbRoles: [],
      }),
    ],
    first: ['databaseSession', 'mfaChallenge'],
    until: ['output', 'mfaChallenge'],
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
    until: ['nodeOutput', 'closed', 'mfaChallenge'],
  }),
  assistant: (find) => ({ query: { conversation_id: find('newConversation') }, until: ['chat'] }),
  desktop: (find) => ({
    query: { username: find('windowsLogin'), width: '1024', height: '768' },
    until: ['png2Frame', 'desktopMfa'],
  }),
  desktop18: (find) => ({
    query: { username: find('windowsLogin') },
    // Without a layout to tell, the size stands for the second message that the proxy waits for
    // (docs/protocol/streams.md#7.4).
    says: [numbers(1, 1024, 768), numbers(1, 1024, 768)],
    until: ['activated', 'desktopMfa'],
  }),
  desktopPlayback: () => ({ path: { sid: 'desktopRecording' }, until: ['recorded'] }),
  desktopPlayback18: () => ({ path: { sid: 'desktopRecording' }, until: ['recorded'] }),
  terminalPlayback: () => ({ path: { sid: 'recording' }, until: ['played'] }),
  recordingPlayback: () => ({
    path: { sid: 'recording' },
    says: [firstTenSeconds()],
    first: ['start'],
    until: ['stop'],
  }),
  recordingMetadata: () => ({ path: { sid: 'recording' }, until: ['metadata'] }),
};
