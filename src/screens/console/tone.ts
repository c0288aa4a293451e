import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

const TONES = { connecting: 'plain', challenge: 'warn', live: 'ok', ended: 'bad' } as const satisfies Record<
  TerminalStream['at'],
  string
>;

/** Red is for errors; a shell that was left is none. */
export const toneOf = (stream: TerminalStream | undefined) =>
  stream?.at === 'ended' && stream.how === 'clean' ? 'plain' : TONES[stream?.at ?? 'connecting'];
