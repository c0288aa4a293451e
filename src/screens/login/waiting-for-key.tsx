import { useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { WAITING_FOR_KEY } from './messages.ts';
import * as css from './login.css.ts';

/**
 * Cancels the browser's key prompt, which may never finish. After Cancel, the focus returns to the button that opened
 * the prompt.
 */
export function WaitingForKey({ onCancel }: { onCancel: () => void }) {
  useEffect(() => {
    const previousFocus = document.activeElement;
    return () => {
      if (document.activeElement === document.body && previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, []);
  return (
    <div className={css.waiting}>
      <output>{WAITING_FOR_KEY}</output>
      <Button onClick={onCancel}>{CANCEL}</Button>
    </div>
  );
}
