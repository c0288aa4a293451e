import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NewPasswordFields } from '#features/identity/new-password-fields.tsx';
import { useNewPassword } from '#features/identity/use-new-password.ts';
import { Account } from './account.tsx';
import { useKind } from './kind.ts';
import { OR } from '#lib/messages.ts';
import { CONTINUE } from '#ui/messages.ts';
import { CREATE_A_PASSKEY, SET_A_PASSWORD, SET_PASSWORD } from './messages.ts';
import * as css from './invite.css.ts';

interface PasswordStepProps {
  user: string;
  isBusy: boolean;
  refusal: FormRefusal | undefined;
  /** What was typed here before. */
  kept: string;
  /** Whether a passkey may replace it, and whether the cluster prefers that. */
  passkey: 'first' | 'second' | false;
  /** No MFA device follows. */
  isLast: boolean;
  onDone: (password: string) => void;
}

export function PasswordStep({ passkey, ...form }: PasswordStepProps) {
  const { addressOf } = useKind();
  const [isShown, setShown] = useState(passkey !== 'first' || form.kept !== '');
  return (
    <div className={css.step}>
      {passkey && (
        <>
          <ButtonLink
            variant={passkey === 'first' ? 'primary' : 'plain'}
            size="big"
            icon={UserRoundKey}
            to={addressOf('passkey')}
          >
            {CREATE_A_PASSKEY}
          </ButtonLink>
          <Divider>{OR}</Divider>
        </>
      )}
      {isShown ? (
        <PasswordForm {...form} />
      ) : (
        <Button size="big" onClick={() => setShown(true)}>
          {SET_A_PASSWORD}
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ user, kept, isLast, onDone, ...form }: Omit<PasswordStepProps, 'passkey'>) {
  const { hint, validate: faultsOf } = useNewPassword();
  return (
    <Form {...form} className={css.form} validate={faultsOf} onSubmit={(text) => onDone(text('password'))}>
      <Account user={user} />
      <NewPasswordFields autoFocus hint={hint} initialValue={kept} />
      <SubmitButton size="big">{isLast ? SET_PASSWORD : CONTINUE}</SubmitButton>
    </Form>
  );
}
