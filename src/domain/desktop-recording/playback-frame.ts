// Parses the frames of a desktop recording, which are JSON in binary frames, and creates the messages that control its
// playback (docs/protocol/streams.md#11).
import { fieldsOf, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { decodeBase64 } from '#lib/text/base64.ts';

export type PlaybackFrame =
  /** One complete recorded message; `ms` is its time since the start of the recording. */
  | { kind: 'message'; ms: number; message: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
  | { kind: 'error'; text: string }
  | { kind: 'unreadable' };

interface WirePlaybackFrame {
  event: unknown;
  message: unknown;
  errorText: unknown;
  ms: unknown;
}

const decoder = new TextDecoder();

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return decodeBase64(text);
  } catch {
    return undefined;
  }
}

export function parsePlaybackFrame(data: Uint8Array): PlaybackFrame {
  const { event, message, errorText, ms } = fieldsOf<WirePlaybackFrame>(parseJson(decoder.decode(data)));
  // "end" and "error" are also valid base64, but a recorded message has an `event`.
  if (event === undefined && message === 'end') return { kind: 'end' };
  if (event === undefined && message === 'error') return { kind: 'error', text: textOr(errorText, '') };
  const bytes = typeof message === 'string' ? fromBase64(message) : undefined;
  if (event === undefined || !bytes) return { kind: 'unreadable' };
  return { kind: 'message', ms: Math.max(0, Math.trunc(numberOr(ms, 0))), message: bytes };
}

export const TOGGLE_CONTROL = '{"action":"play/pause"}';

export const speedControl = (speed: number): string => `{"action":"speed","speed":${speed}}`;

/** Only for 18.x: a 14.x proxy ends the playback when it receives this (docs/protocol/streams.md#11.2). */
export const seekControl = (ms: number): string => `{"action":"seek","pos":${Math.max(0, Math.trunc(ms))}}`;
