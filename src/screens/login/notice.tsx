import { Button } from '#ui/button/button.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { LongText } from '#ui/text/long-text.tsx';
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
      <LongText text={text}>{(shown) => <p className={css.notice}>{shown}</p>}</LongText>
      <Button variant="primary" size="big" autoFocus onClick={onRead}>
        {CONTINUE}
      </Button>
    </>
  );
}
