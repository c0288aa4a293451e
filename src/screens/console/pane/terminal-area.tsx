import type { RefObject } from 'react';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { terminalOf } from '#screens/console/messages.ts';
import * as css from './pane.css.ts';
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
const SessionChallenge = ({ stream, ...challengeProps }: SessionChallengeProps) =>
  stream?.status === 'challenge' && (
    <MfaChallenge key={JSON.stringify(stream.challenge)} challenge={stream.challenge} {...challengeProps} />
  );

interface TerminalAreaProps {
  terminal: {
    element: RefObject<HTMLElement | null>;
    stream: TerminalStream | undefined;
    answer: (answer: object) => void;
    closeSession: () => void;
  };
  name: string;
  background: string;
  isJoined: boolean;
  isActive: boolean;
}

/** The terminal. Challenges of the proxy cover it and receive the keys until they are answered. */
export function TerminalArea({
  terminal: { element, stream, answer, closeSession },
  name,
  background,
  ...session
}: TerminalAreaProps) {
  const isConnecting = stream === undefined || stream.status === 'connecting';
  return (
    <div className={css.terminalArea} style={{ background }}>
      <section
        ref={element}
        className={css.terminalBox}
        aria-label={terminalOf(name)}
        inert={stream?.status === 'challenge'}
      />
      {isConnecting && (
        <div className={css.waitNotice}>
          <Wait waitingFor={terminalOf(name)} onCancel={closeSession} />
        </div>
      )}
      <SessionChallenge stream={stream} name={name} {...session} onAnswer={answer} onCancel={closeSession} />
    </div>
  );
}
