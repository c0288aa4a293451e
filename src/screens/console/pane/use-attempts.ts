import { useEffect, useEffectEvent, useState } from 'react';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

interface Attempt {
  number: number;
  /** The user's own session that continues, from before a reload or on a restarted server. */
  sessionId: string | undefined;
  /** How many sessions the console started automatically since the user last typed or started one. */
  retries: number;
}

/** Counts the sessions of a pane. The first one resumes the session from before a reload, if there is one. */
export function useAttempts(target: TerminalTarget, previousSession: string | undefined) {
  const [{ number, sessionId, retries }, setAttempt] = useState<Attempt>({
    number: 1,
    sessionId: previousSession,
    retries: 0,
  });
  const isResuming = sessionId !== undefined;
  return {
    attempt: number,
    isResuming,
    startTarget: isResuming ? { sid: sessionId } : target,
    retries,
    startNew: () => setAttempt({ number: number + 1, sessionId: undefined, retries: 0 }),
    /** Starts a session automatically, or resumes the one with this ID. */
    retry: (resumedId: string | undefined) =>
      setAttempt({ number: number + 1, sessionId: resumedId, retries: retries + 1 }),
    /** Continues after a restart of the console, which is no failed attempt. */
    continueAfterRestart: (resumedId: string | undefined) =>
      setAttempt({ number: number + 1, sessionId: resumedId, retries: 0 }),
    /** Resets the retries when the user types. Returns the same input. */
    noteTyping(input: string): string {
      // Input that starts with Escape may be an automatic answer of the terminal.
      if (!input.startsWith('\x1b'))
        setAttempt((current) => (current.retries === 0 ? current : { ...current, retries: 0 }));
      return input;
    },
  };
}

/** Starts a new session if the session to resume no longer exists. */
export function useStartAgainWhenMissing(
  isResuming: boolean,
  stream: TerminalStream | undefined,
  onStartNew: () => void,
): void {
  const isMissing = isResuming && stream?.status === 'ended' && stream.outcome === 'refused';
  const startNew = useEffectEvent(onStartNew);
  useEffect(() => {
    if (isMissing) startNew();
  }, [isMissing]);
}
