// Frames of a command stream, for tests.
import { encodeBase64 } from '#lib/text/base64.ts';
import { encodeEnvelope } from '#domain/terminal/envelope.ts';
import { nextCommandStream, createCommandStream, type CommandEvent, type CommandStream } from './command-stream.ts';

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);

export const outputFrame = (node_id: string, type: string, text: string | Uint8Array): CommandEvent => ({
  type: 'frame',
  data: encodeEnvelope('r', JSON.stringify({ node_id, type, payload: encodeBase64(bytesOf(text)) })),
});
export const frame = (type: string, payload: object | string = ''): CommandEvent => ({
  type: 'frame',
  data: encodeEnvelope(type, typeof payload === 'string' ? payload : JSON.stringify(payload)),
});
/** The session of node `a` has the ID "of a". */
export const startedFrame = (id: string): CommandEvent => frame('s', { session: { id: `of ${id}`, server_id: id } });

/** The stream after the events, which happen 100 ms apart. */
export const runEvents = (stream: CommandStream, ...events: readonly CommandEvent[]): CommandStream =>
  events.reduce((current, event, index) => nextCommandStream(current, event, 100 * (index + 1)).stream, stream);

export const streamOf = (...ids: readonly string[]): CommandStream => createCommandStream(ids);
