import { useEffect, useState } from 'react';
import { hasPendingCalls, stopPendingCalls } from '#lib/calls/pending-calls.ts';
import { buttonClass } from '#ui/button/button-style.ts';
import { CANCEL } from '#ui/messages.ts';
import { STILL_WAITING, STOP_WAITING, stillWaitingFor } from './messages.ts';
import * as css from './wait.css.ts';

/**
 * The milliseconds since the start of a wait until a text appears, and until the text names the awaited content
 * (docs/behaviour.md#waits).
 */
export const WAIT_MS = { silent: 5_000, unnamed: 15_000 } as const;

type WaitStage = 'silent' | 'unnamed' | 'named';

function useWaitStage(): WaitStage {
  const [stage, setStage] = useState<WaitStage>('silent');
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
  /** The awaited content or action, as a noun phrase or title. */
  waitingFor: string;
  /** Cancels the wait. Without it, the button stops the pending requests of the page, if any. */
  onCancel?: (() => void) | undefined;
}

/** Tells the user that a response is slow. Mount it for the duration of the wait. */
export function Wait({ waitingFor, onCancel }: WaitProps) {
  const stage = useWaitStage();
  if (stage === 'silent') return null;
  const isNamed = stage === 'named';
  return (
    <span className={css.wait}>
      <output>{isNamed ? stillWaitingFor(waitingFor) : STILL_WAITING}</output>
      {isNamed && <StopButton onCancel={onCancel} />}
    </span>
  );
}

/** Moves the focus to the pending button, because the pressed button disappears. */
const focusPendingButton = (pressedButton: Element): void =>
  pressedButton.parentElement?.previousElementSibling?.querySelector<HTMLElement>('button[aria-busy="true"]')?.focus();

/** A native button, because `Button` renders `Wait` itself. */
function StopButton({ onCancel }: Pick<WaitProps, 'onCancel'>) {
  if (!onCancel && !hasPendingCalls()) return null;
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small' }, false)}
      onClick={({ currentTarget }) => {
        focusPendingButton(currentTarget);
        (onCancel ?? stopPendingCalls)();
      }}
    >
      {onCancel ? CANCEL : STOP_WAITING}
    </button>
  );
}
