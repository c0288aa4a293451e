import { useState } from 'react';
import { secretIn } from '#domain/mfa/authenticator.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';
import * as css from './totp-enrolment.css.ts';

interface TotpEnrolmentProps {
  /** A PNG in standard base64, as the proxy sends it. */
  qrCode: string;
  /** The field for the code has the focus at once. */
  autoFocus?: boolean;
}

// Read aloud and typed over in fours; what is copied has no blanks.
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The same as text, for people who read this on the phone that the app is on; nothing while it is read, or if it can't be. */
function SetupKey({ qrCode }: Pick<TotpEnrolmentProps, 'qrCode'>) {
  const [secret, setSecret] = useState<string>();
  useBeginOnce((signal) => {
    secretIn(qrCode).then(
      (secret) => signal.aborted || setSecret(secret),
      () => undefined, // the picture is there all the same
    );
  });
  return secret !== undefined && <SetupKeyText secret={secret} />;
}

export const SetupKeyText = ({ secret }: { secret: string }) => (
  <div className={css.secret}>
    <p>Cannot scan it? Type this key into the app instead:</p>
    <p className={css.key}>
      <code className={css.code}>{inFours(secret)}</code>
      <CopyButton text={secret} label="Copy key" />
    </p>
  </div>
);

/** What an authenticator app is to be given, and the field for the first code that it makes; goes into a form. */
export function TotpEnrolment({ qrCode, autoFocus = false }: TotpEnrolmentProps) {
  return (
    <div className={css.enrolment}>
      <img
        className={css.picture}
        src={`data:image/png;base64,${qrCode}`}
        alt="QR code that adds this account to an authenticator app"
      />
      <div className={css.words}>
        <p>Scan the picture with an authenticator app, then type the six digits that it shows.</p>
        <SetupKey key={qrCode} qrCode={qrCode} />
        <CodeField autoFocus={autoFocus} />
      </div>
    </div>
  );
}
