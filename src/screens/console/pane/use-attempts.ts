import { useEffect, useEffectEvent, useState } from 'react';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

/** Which session of the pane it is, and what it begins with: first the one that a reload left, where there is one. */
export function useAttempts(target: TerminalTarget, previousSession: string | undefined) {
  const [attempt, setAttempt] = useState(1);
  const [retries, setRetries] = useState(0);
  const isResuming = previousSession !== undefined && attempt === 1;
  return {
    attempt,
    isReturning: isResuming,
    begun: isResuming ? { sid: previousSession } : target,
    /** How many sessions the console started by itself since the user last typed or started one. */
    retries,
    begin() {
      setRetries(0);
      setAttempt(attempt + 1);
    },
    retry() {
      setRetries(retries + 1);
      setAttempt(attempt + 1);
    },
    /** Returns the same input. */
    noteTyping(input: string): string {
      // Answers of the terminal to a program begin with Escape; nobody typed them.
      if (!input.startsWith('\x1b')) setRetries(0);
      return input;
    },
  };
}

/** Starts again where the session that a reload left is gone. */
export function useStartAgainWhenMissing(
  isResuming: boolean,
  stream: TerminalStream | undefined,
  onStartNew: () => void,
): void {
  const isMissing = isResuming && stream?.at === 'ended' && stream.how === 'refused';
  const beginNew = useEffectEvent(onStartNew);
  useEffect(() => {
    if (isMissing) beginNew();
  }, [isMissing]);
}
