import type { Stream } from '#domain/terminal/stream.ts';

const TONES = { connecting: 'plain', challenge: 'warn', live: 'ok', ended: 'bad' } as const satisfies Record<
  Stream['at'],
  string
>;

/** Red is for errors; a shell that was left is none. */
export const toneOf = (stream: Stream | undefined) =>
  stream?.at === 'ended' && stream.how === 'clean' ? 'plain' : TONES[stream?.at ?? 'connecting'];
