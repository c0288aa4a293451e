import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { queries } from '#api/queries.ts';
import { dialect } from '#api/dialect.ts';
import { deviceRows, isRequired, readable, usable } from '#domain/mfa/devices.ts';
import { askForPassword, changePassword, type Passwords } from '#domain/mfa/password-change.ts';
import type { MfaAnswer, Question } from '#domain/mfa/question.ts';
import { refusedField } from '#domain/mfa/refused-field.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { devicesQuery } from './devices-query.ts';
import { PasswordForm } from './password-form.tsx';
import { Said } from './said.tsx';
import * as css from './account.css.ts';

const SSO =
  'You sign in through single sign-on, so there is no password here to change. Whoever runs your sign-in keeps it: change it there.';

const NO_DEVICE = 'This cluster requires a second factor to change a password, and you have no device for it yet.';

export function Component() {
  const { user } = useOutletContext<PageContext>();
  return user.authType === 'sso' ? <Banner tone="info">{SSO}</Banner> : <Password />;
}

interface Asked {
  typed: Passwords;
  ask: () => Promise<Question>;
}

/** The first question is there already: it came when the old password was looked at. */
function askedFirst(first: Question, again: () => Promise<Question>): () => Promise<Question> {
  let kept: Question | undefined = first;
  return () => {
    const question = kept ? Promise.resolve(kept) : again();
    kept = undefined;
    return question;
  };
}

interface Change {
  typed: Passwords;
  answer?: MfaAnswer;
  signal?: AbortSignal;
}

const isAboutPassword = (error: Error): boolean => ['old', 'password'].includes(refusedField(error) ?? '');

/** Asks for a second factor where there is one to ask for, and changes the password after that. */
function useChange(setting: string, preferred: string) {
  const [asked, setAsked] = useState<Asked>();
  const change = useMutation({
    mutationFn: ({ typed, answer, signal }: Change) => changePassword(typed, answer, signal),
    onSuccess: () => setAsked(undefined),
    // Nothing in the dialog can mend a password, so the form says it.
    onError: (error) => isAboutPassword(error) && setAsked(undefined),
  });
  const begin = useMutation({
    mutationFn: async (typed: Passwords) => {
      if (setting === 'off') return change.mutateAsync({ typed });
      const devices = usable(readable(deviceRows(await queries.fetchQuery(devicesQuery))), setting);
      // To be asked without a device would sign one out (docs/protocol/auth-and-identity.md#13.3).
      if (devices.length === 0 && isRequired(setting)) throw new Error(NO_DEVICE);
      const version = await dialect();
      const again = () => askForPassword(typed.old, { dialect: version, preferred });
      const question = devices.length > 0 ? await again() : undefined;
      if (!question || question.methods.length === 0) return change.mutateAsync({ typed });
      setAsked({ typed, ask: askedFirst(question, again) });
    },
    onMutate: () => change.reset(),
  });
  const cancel = () => {
    setAsked(undefined);
    change.reset();
  };
  return { begin, change, asked, cancel };
}

function Password() {
  const { config } = useOutletContext<PageContext>();
  const { second_factor: setting, preferredLocalMfa } = config.auth;
  const { begin, change, asked, cancel } = useChange(setting, preferredLocalMfa);
  const devices = useQuery({ ...devicesQuery, enabled: isRequired(setting) });
  const hasNone = devices.data !== undefined && usable(readable(deviceRows(devices.data)), setting).length === 0;
  return (
    <div className={css.part}>
      {change.isSuccess && <Said key={change.submittedAt}>Your password was changed.</Said>}
      {hasNone && (
        <Banner tone="warn">
          {NO_DEVICE} <Link to={links.mfaDevices()}>Add a device</Link> first.
        </Banner>
      )}
      <PasswordForm
        key={change.isSuccess ? change.submittedAt : 'typing'}
        refusal={identityRefusal(begin.error ?? (asked ? null : change.error))}
        isBusy={begin.isPending}
        disabledReason={hasNone ? NO_DEVICE : undefined}
        onSubmit={(typed) => begin.mutate(typed)}
      />
      {asked && (
        <Reauthentication
          title="Confirm the new password"
          action="Change password"
          ask={asked.ask}
          onAnswered={(answer, signal) => change.mutateAsync({ typed: asked.typed, answer, signal })}
          onCancel={cancel}
        >
          <p>The password is changed once one of your devices has confirmed that it is you.</p>
        </Reauthentication>
      )}
    </div>
  );
}
