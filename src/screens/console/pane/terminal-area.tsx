import type { RefObject } from 'react';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { terminalOf } from '#screens/console/messages.ts';
import { SessionChallenge } from './session-challenge.tsx';
import * as css from './pane.css.ts';

interface TerminalAreaProps {
  terminal: {
    element: RefObject<HTMLElement | null>;
    stream: TerminalStream | undefined;
    answer: (answer: object) => void;
    cancelChallenge: () => void;
  };
  name: string;
  background: string;
  isJoined: boolean;
  isActive: boolean;
}

/** The terminal. Challenges of the proxy cover it and receive the keys until they are answered. */
export function TerminalArea({
  terminal: { element, stream, answer, cancelChallenge },
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
          <Wait waitingFor={terminalOf(name)} onCancel={cancelChallenge} />
        </div>
      )}
      <SessionChallenge stream={stream} name={name} {...session} onAnswer={answer} onCancel={cancelChallenge} />
    </div>
  );
}
