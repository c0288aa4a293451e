import { useEffect, useState } from 'react';
import { hasPendingCalls, stopPendingCalls } from '#lib/calls/pending-calls.ts';
import { buttonClass } from '#ui/button/button-style.ts';
import { CANCEL } from '#ui/messages.ts';
import { STILL_WAITING, STOP_WAITING, stillWaitingFor } from './messages.ts';
import * as css from './wait.css.ts';

/** How long a wait says nothing, and how long it doesn't name what it is for (docs/behaviour.md#waits). */
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
  /** What the proxy is to send or to do, as a noun phrase or a title. */
  waitingFor: string;
  /** Left out, the calls of the page are stopped, where there are any. */
  onCancel?: (() => void) | undefined;
}

/** Shows that an answer takes long, next to what stands in its place. Mount it for as long as the wait lasts. */
export function Wait({ waitingFor, onCancel }: WaitProps) {
  const stage = useWaitStage();
  if (stage === 'silent') return null;
  const isNamed = stage === 'named';
  return (
    <span className={css.wait}>
      <output>{isNamed ? stillWaitingFor(waitingFor) : STILL_WAITING}</output>
      {isNamed && <Stop onCancel={onCancel} />}
    </span>
  );
}

/** Keeps the focus near, because the pressed button disappears. */
const focusPendingButton = (pressed: Element): void =>
  pressed.parentElement?.previousElementSibling?.querySelector<HTMLElement>('button[aria-busy="true"]')?.focus();

/** A plain button, because `Button` shows a `Wait`. */
function Stop({ onCancel }: Pick<WaitProps, 'onCancel'>) {
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
