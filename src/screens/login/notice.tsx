import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CONTINUE } from '#ui/messages.ts';
import * as css from './login.css.ts';

interface NoticeProps {
  text: string;
  onRead: () => void;
}

/**
 * The cluster's message of the day, which stands before every way to sign in (docs/protocol/auth-and-identity.md#23.7).
 */
export function Notice({ text, onRead }: NoticeProps) {
  return (
    <>
      <p className={css.notice}>{sanitizeLines(text)}</p>
      <Button variant="primary" size="big" autoFocus onClick={onRead}>
        {CONTINUE}
      </Button>
    </>
  );
}
