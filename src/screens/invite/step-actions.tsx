import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import { BACK, CANCEL } from '#ui/messages.ts';
import * as css from './invite.css.ts';

interface StepActionsProps {
  /** Only while the browser prompts for a key: cancels that. */
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

/** The button of a step, and Back, which is Cancel while a prompt is open. */
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
