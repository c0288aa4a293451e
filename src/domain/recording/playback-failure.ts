// Finds the reason why a recording can't be played. HTTP errors have a status, stream errors have only a text
// (docs/protocol/streams.md#1.4, #14.4, #14.5).

export type FailureCause = 'denied' | 'missing' | 'gone' | 'encrypted' | 'unsupported' | 'unknown';

const CAUSE_BY_STATUS = new Map<number, FailureCause>([
  [403, 'denied'],
  [404, 'missing'],
  [410, 'gone'],
  [501, 'unsupported'],
]);

/** The first pattern that matches decides: "failed to decrypt: key not found" means `encrypted`, not `missing`. */
const CAUSE_PATTERNS: readonly (readonly [RegExp, FailureCause])[] = [
  [/\b(?:en|de)crypt/i, 'encrypted'],
  [/\b(?:access|permission) denied\b/i, 'denied'],
  [/\bnot found\b|\b(?:does not|doesn't) exist\b/i, 'missing'],
  [/\b(?:expired|deleted|no longer)\b/i, 'gone'],
  [/\bunsupported\b|\bnot (?:supported|implemented)\b/i, 'unsupported'],
];

/** A substitute status for errors from a stream, which have only a text. */
export const STREAM_ERROR_STATUS = 1;

interface PlaybackFailure {
  message: string;
  /** Missing or 0 if the proxy did not respond. */
  status?: number;
}

/** The cause by the status, or by the message if the status says nothing. */
export function failureCauseOf({ message, status = 0 }: PlaybackFailure): FailureCause {
  if (status === 0) return 'unknown';
  return CAUSE_BY_STATUS.get(status) ?? CAUSE_PATTERNS.find(([pattern]) => pattern.test(message))?.[1] ?? 'unknown';
}
