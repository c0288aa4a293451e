import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { STILL_WAITING, waitingFor } from './messages.ts';
import * as css from './wait.css.ts';

/** How long a wait says nothing, and how long it doesn't name what it is for (docs/behaviour.md#waits). */
export const WAIT_MS = { silent: 5_000, unnamed: 15_000 } as const;

type Stage = 'silent' | 'unnamed' | 'named';

function useStage(): Stage {
  const [stage, setStage] = useState<Stage>('silent');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('unnamed'), WAIT_MS.silent),
      setTimeout(() => setStage('named'), WAIT_MS.unnamed),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  return stage;
}

interface WaitProps {
  /** What the proxy is to send or to do, as a noun phrase or a title. */
  what: string;
  /** Left out where a button next to it cancels already. */
  onCancel?: (() => void) | undefined;
}

/** Shows that an answer takes long, next to what stands in its place. Mount it for as long as the wait lasts. */
export function Wait({ what, onCancel }: WaitProps) {
  const stage = useStage();
  if (stage === 'silent') return null;
  return (
    <div className={css.wait}>
      <output>{stage === 'named' ? waitingFor(what) : STILL_WAITING}</output>
      {stage === 'named' && onCancel && (
        <Button size="small" onClick={onCancel}>
          {CANCEL}
        </Button>
      )}
    </div>
  );
}
