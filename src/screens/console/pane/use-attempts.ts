import { useEffect, useEffectEvent, useState } from 'react';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

/** Counts the sessions of a pane. The first one resumes the session from before a reload, if there is one. */
export function useAttempts(target: TerminalTarget, previousSession: string | undefined) {
  const [attempt, setAttempt] = useState(1);
  const [retries, setRetries] = useState(0);
  const isResuming = previousSession !== undefined && attempt === 1;
  return {
    attempt,
    isResuming,
    startTarget: isResuming ? { sid: previousSession } : target,
    /** How many sessions the console started automatically since the user last typed or started one. */
    retries,
    startNew() {
      setRetries(0);
      setAttempt(attempt + 1);
    },
    retry() {
      setRetries(retries + 1);
      setAttempt(attempt + 1);
    },
    /** Resets the retries when the user types. Returns the same input. */
    noteTyping(input: string): string {
      // Input that starts with Escape may be an automatic answer of the terminal.
      if (!input.startsWith('\x1b')) setRetries(0);
      return input;
    },
  };
}

/** Starts a new session if the session from before a reload no longer exists. */
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
