import { sanitize } from '#lib/text/sanitize.ts';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { USERNAME } from '#features/identity/sign-in-messages.ts';

/** Shows the account name to users and to password managers. */
export function UsernameField({ user }: { user: string }) {
  return (
    <Field label={USERNAME}>
      <Input name="user" autoComplete="username" readOnly value={sanitize(user)} />
    </Field>
  );
}
