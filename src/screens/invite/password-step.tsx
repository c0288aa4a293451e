import { useQuery } from '@tanstack/react-query';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import { useState } from 'react';
import { dialectQuery } from '#api/dialect.ts';
import { passwordFault, shortestPassword } from '#domain/mfa/new-password.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import { NewPassword } from '#features/identity/new-password.tsx';
import { Account } from './account.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { useKind } from './kind.ts';
import type { Refused } from './refused.ts';
import { textIn } from './text-in.ts';
import * as css from './invite.css.ts';

interface PasswordStepProps {
  user: string;
  isBusy: boolean;
  refused: Refused | undefined;
  /** What was typed here before. */
  kept: string;
  /** Whether a passkey may take its place, and whether the cluster would rather have that. */
  passkey: 'first' | 'second' | false;
  /** No second factor follows. */
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
            Set up a passkey
          </ButtonLink>
          <Divider>or</Divider>
        </>
      )}
      {isShown ? (
        <PasswordForm {...form} />
      ) : (
        <Button size="big" onClick={() => setShown(true)}>
          Set a password
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ user, isBusy, refused, kept, isLast, onDone }: Omit<PasswordStepProps, 'passkey'>) {
  const { data: dialect = 14 } = useQuery(dialectQuery);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDone(textIn(event.currentTarget, 'password'));
      }}
    >
      <RefusalBanner of={refused} />
      <Account user={user} />
      <NewPassword
        autoFocus
        hint={`At least ${shortestPassword(dialect)} characters.`}
        faultOf={(password) => passwordFault(password, dialect)}
        kept={kept}
        refusal={refused?.at === 'password' ? refused.text : undefined}
      />
      <Button type="submit" variant="primary" size="big" pending={isBusy}>
        {isLast ? 'Set password' : 'Continue'}
      </Button>
    </form>
  );
}
