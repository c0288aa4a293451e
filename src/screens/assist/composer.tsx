import { useRef, type KeyboardEvent } from 'react';
import { formText } from '#lib/text/form-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import * as css from './assist.css.ts';
import { COMPOSER_HINT, SEND, STOP, YOUR_MESSAGE } from './messages.ts';

interface ComposerProps {
  isBusy: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The field for questions. Questions during an answer are queued (docs/protocol/streams.md#12.1). */
export function Composer({ isBusy, onSend, onStop }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    const { current: formElement } = form;
    const text = formElement ? formText(new FormData(formElement), 'question').trim() : '';
    if (text === '') return;
    onSend(text);
    formElement?.reset();
  };
  // Enter that ends an input method's composition does not send (UI Events 4.8).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={form}
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={YOUR_MESSAGE} name="question" hint={COMPOSER_HINT}>
        <TextArea rows={2} maxLength={20_000} onKeyDown={onKeyDown} />
      </Field>
      <div className={css.actions}>
        {isBusy && <Button onClick={onStop}>{STOP}</Button>}
        <Button variant="primary" type="submit">
          {SEND}
        </Button>
      </div>
    </form>
  );
}
