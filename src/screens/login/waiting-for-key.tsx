import { Button } from '#ui/button/button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { WAITING_FOR_KEY } from './messages.ts';
import * as css from './login.css.ts';

/** Under the button that opened the browser's prompt, which may never end. */
export function WaitingForKey({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={css.waiting}>
      <output>{WAITING_FOR_KEY}</output>
      <Button onClick={onCancel}>{CANCEL}</Button>
    </div>
  );
}
