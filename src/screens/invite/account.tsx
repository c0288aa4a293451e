import { sanitize } from '#lib/text/sanitize.ts';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';

/** Whose account it is: for the reader, and for a password manager, which files what is set under this name. */
export function Account({ user }: { user: string }) {
  return (
    <Field label="Username">
      <Input name="user" autoComplete="username" readOnly value={sanitize(user)} />
    </Field>
  );
}
