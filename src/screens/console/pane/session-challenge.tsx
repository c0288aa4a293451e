import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { MfaChallenge } from '#features/stream/mfa-challenge.tsx';

interface SessionChallengeProps {
  stream: TerminalStream | undefined;
  name: string;
  isJoined: boolean;
  isActive: boolean;
  onAnswer: (answer: object) => void;
  onCancel: () => void;
}

/**
 * The form for an MFA challenge of the proxy. The proxy challenges moderators repeatedly; the React key resets the form
 * for each challenge.
 */
export const SessionChallenge = ({ stream, ...challengeProps }: SessionChallengeProps) =>
  stream?.status === 'challenge' && (
    <MfaChallenge key={JSON.stringify(stream.challenge)} challenge={stream.challenge} {...challengeProps} />
  );
