import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

const STREAM_TONES = { connecting: 'plain', challenge: 'warn', live: 'ok', ended: 'bad' } as const satisfies Record<
  TerminalStream['status'],
  string
>;

/** Red is for errors. A shell that the user left is not an error. */
export const streamToneOf = (stream: TerminalStream | undefined) =>
  stream?.status === 'ended' && stream.outcome === 'clean' ? 'plain' : STREAM_TONES[stream?.status ?? 'connecting'];
