import { codeAnswer } from '#domain/mfa/stream-challenge.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as css from './challenge.css.ts';

/** A code is judged by the proxy alone, which ends the session over a wrong one. */
export function CodeProof({ onAnswer }: { onAnswer: (answer: object) => void }) {
  return (
    <Form className={css.proof} holdsWork={false} onSubmit={(text) => onAnswer(codeAnswer(text('code')))}>
      <CodeField />
      <SubmitButton size="big">Send the code</SubmitButton>
    </Form>
  );
}
