// Why a recording can't be played, as far as a proxy tells: HTTP has a status for it, a stream nothing but its text
// (docs/protocol/streams.md#1.4, #14.4, #14.5).

export type Cause = 'denied' | 'missing' | 'gone' | 'encrypted' | 'unsupported' | 'unknown';

const STATUSES = new Map<number, Cause>([
  [403, 'denied'],
  [404, 'missing'],
  [410, 'gone'],
  [501, 'unsupported'],
]);

/** The first that fits counts: a key that is not found is about encryption. */
const TEXTS: readonly (readonly [RegExp, Cause])[] = [
  [/\b(?:en|de)crypt/i, 'encrypted'],
  [/\b(?:access|permission) denied\b/i, 'denied'],
  [/\bnot found\b|\b(?:does not|doesn't) exist\b/i, 'missing'],
  [/\b(?:expired|deleted|no longer)\b/i, 'gone'],
  [/\bunsupported\b|\bnot (?:supported|implemented)\b/i, 'unsupported'],
];

/** The status of an error that came as text over a stream. */
export const STREAM_STATUS = 1;

interface Failure {
  message: string;
  /** None, or 0, where the proxy did not answer. */
  status?: number;
}

export function causeOf({ message, status = 0 }: Failure): Cause {
  if (status === 0) return 'unknown';
  return STATUSES.get(status) ?? TEXTS.find(([text]) => text.test(message))?.[1] ?? 'unknown';
}
