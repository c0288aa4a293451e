import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Challenge } from '#features/stream/challenge.tsx';

interface SessionChallengeProps {
  stream: TerminalStream | undefined;
  name: string;
  isJoined: boolean;
  isInUse: boolean;
  onAnswer: (answer: object) => void;
  onGiveUp: () => void;
}

/** Moderators are asked repeatedly; each challenge starts from the beginning. */
export const SessionChallenge = ({ stream, ...asked }: SessionChallengeProps) =>
  stream?.at === 'challenge' && (
    <Challenge key={JSON.stringify(stream.challenge)} challenge={stream.challenge} {...asked} />
  );
