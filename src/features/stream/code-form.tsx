import { codeAnswer } from '#domain/mfa/stream-challenge.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SEND_CODE } from './messages.ts';
import * as css from './mfa-challenge.css.ts';

/** Only the proxy can check a code. It ends the session after a wrong code. */
export function CodeForm({ onAnswer }: { onAnswer: (answer: object) => void }) {
  return (
    <Form className={css.form} tracksUnsavedWork={false} onSubmit={(text) => onAnswer(codeAnswer(text('code')))}>
      <CodeField />
      <SubmitButton size="big">{SEND_CODE}</SubmitButton>
    </Form>
  );
}
