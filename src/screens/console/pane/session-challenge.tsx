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

/** Proxies challenge moderators repeatedly. The key resets the form for each challenge. */
export const SessionChallenge = ({ stream, ...challengeProps }: SessionChallengeProps) =>
  stream?.status === 'challenge' && (
    <MfaChallenge key={JSON.stringify(stream.challenge)} challenge={stream.challenge} {...challengeProps} />
  );
