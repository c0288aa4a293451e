import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import { BACK } from '#ui/messages.ts';
import * as css from './invite.css.ts';

/** The button of a step, and the way back to the step before. */
export function Actions({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div className={css.actions}>
      {children}
      <Button variant="quiet" size="big" onClick={() => void navigate(-1)}>
        {BACK}
      </Button>
    </div>
  );
}
