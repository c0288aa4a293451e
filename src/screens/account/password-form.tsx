import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Dialect } from '#api/ping.ts';
import { isPasswordRefusal, passwordFault, shortestPassword } from '#domain/mfa/new-password.ts';
import { isOldPasswordRefusal, type Passwords } from '#domain/mfa/password-change.ts';
import type { PageContext } from '#domain/page-context.ts';
import { formText } from '#lib/text/form-text.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { NewPassword } from '#features/identity/new-password.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { useOpenWork } from '#ui/dialog/use-open-work.ts';
import * as css from './account.css.ts';

interface PasswordFormProps {
  dialect: Dialect;
  refusal: Error | null;
  isBusy: boolean;
  disabledReason: string | undefined;
  onSubmit: (typed: Passwords) => void;
}

const hasText = (given: FormData): boolean => formText(given, 'old') !== '' || formText(given, 'password') !== '';

export function PasswordForm({ dialect, refusal, isBusy, disabledReason, onSubmit }: PasswordFormProps) {
  const { user } = useOutletContext<PageContext>();
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Passwords>();
  const [isTyped, setTyped] = useState(false);
  useOpenWork(isTyped);
  const words = refusal?.message ?? '';
  const isOld = isOldPasswordRefusal(words);
  const isNew = isPasswordRefusal(words);
  const again = useEffectEvent(() =>
    form.current?.querySelector<HTMLInputElement>(isOld ? '[name=old]' : '[name=password]')?.select(),
  );
  // What failed is typed again, and the rest stays as it was typed.
  useEffect(() => {
    if (!isBusy && (isOld || isNew)) again();
  }, [isBusy, isOld, isNew]);
  return (
    <form
      ref={form}
      className={css.form}
      onInput={({ currentTarget }) => setTyped(hasText(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || disabledReason !== undefined) return;
        const given = new FormData(event.currentTarget);
        const typed = { old: formText(given, 'old'), next: formText(given, 'password') };
        setSent(typed);
        onSubmit(typed);
      }}
    >
      {refusal && !isOld && !isNew && <Banner tone="bad">{words}</Banner>}
      {/* For whatever keeps passwords in this browser. */}
      <input hidden readOnly name="username" autoComplete="username" value={user.userName} />
      <Field label="Current password" error={isOld && !isBusy ? 'This is not your current password.' : undefined}>
        <PasswordInput name="old" autoComplete="current-password" required />
      </Field>
      <NewPassword
        hint={`At least ${shortestPassword(dialect)} characters.`}
        faultOf={(password) => passwordFault(password, dialect)}
        kept={sent?.next}
        refusal={isNew ? words : undefined}
      />
      <div>
        <Button type="submit" variant="primary" pending={isBusy} disabledReason={disabledReason}>
          Change password
        </Button>
      </div>
    </form>
  );
}
