import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import { BACK, CANCEL } from '#ui/messages.ts';
import * as css from './invite.css.ts';

interface StepActionsProps {
  /** Cancels the browser's key prompt. Defined only while the prompt is open. */
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

/** The submit button of a step, and a Back button that becomes Cancel while a key prompt is open. */
export function StepActions({ onCancel, children }: StepActionsProps) {
  const navigate = useNavigate();
  return (
    <div className={css.actions}>
      {children}
      <Button variant="quiet" size="big" onClick={onCancel ?? (() => void navigate(-1))}>
        {onCancel ? CANCEL : BACK}
      </Button>
    </div>
  );
}
