import { Button } from '#ui/button/button.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './login.css.ts';

interface MessageOfTheDayProps {
  text: string;
  onContinue: () => void;
}

/**
 * The cluster's message of the day. Users must confirm it before they can sign in
 * (docs/protocol/auth-and-identity.md#23.7).
 */
export function MessageOfTheDay({ text, onContinue }: MessageOfTheDayProps) {
  return (
    <>
      <LongText text={text}>{(visibleText) => <p className={css.messageOfTheDay}>{visibleText}</p>}</LongText>
      <Button variant="primary" size="big" autoFocus onClick={onContinue}>
        {CONTINUE}
      </Button>
    </>
  );
}
