// Frames of a command's stream, for tests.
import { encodeBase64 } from '#lib/text/base64.ts';
import { encode } from '#domain/terminal/envelope.ts';
import { next, startOf, type CommandEvent, type CommandLine } from './line.ts';

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);

export const said = (node_id: string, type: string, text: string | Uint8Array): CommandEvent => ({
  on: 'frame',
  data: encode('r', JSON.stringify({ node_id, type, payload: encodeBase64(bytesOf(text)) })),
});
export const framed = (type: string, payload: object | string = ''): CommandEvent => ({
  on: 'frame',
  data: encode(type, typeof payload === 'string' ? payload : JSON.stringify(payload)),
});
export const started = (id: string): CommandEvent => framed('s', { session: { id: `of ${id}`, server_id: id } });

export const play = (line: CommandLine, ...events: readonly CommandEvent[]): CommandLine =>
  events.reduce((now, event, at) => next(now, event, 100 * (at + 1)).stream, line);

export const on = (...ids: readonly string[]): CommandLine => startOf(ids);
