import { codeAnswer } from '#domain/mfa/stream-challenge.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import * as css from './challenge.css.ts';

/** A code is judged by the proxy alone, which ends the session over a wrong one. */
export function CodeProof({ onAnswer }: { onAnswer: (answer: object) => void }) {
  return (
    <form
      className={css.proof}
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('code');
        onAnswer(codeAnswer(typeof code === 'string' ? code : ''));
      }}
    >
      <Field label="Code">
        <Input
          name="code"
          face="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="123 456"
          pattern="[0-9]{3} ?[0-9]{3}"
          title="Six digits"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="big">
        Send the code
      </Button>
    </form>
  );
}
