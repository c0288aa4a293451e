import { useState } from 'react';
import { decodeQrSecret } from '#domain/mfa/webauthn/authenticator-secret.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { CANNOT_SCAN, COPY_SECRET, QR_CODE, SCAN_QR_CODE } from './messages.ts';
import * as css from './totp-enrolment.css.ts';

interface TotpEnrolmentProps {
  /** A PNG in standard base64, as the proxy sends it. */
  qrCode: string;
  /** The field for the code has the focus at once. */
  autoFocus?: boolean;
}

// Read aloud and typed over in fours; what is copied has no blanks.
const groupByFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The same as text, for people who read this on the phone that the app is on; nothing while it is read, or if it can't be. */
function SetupKey({ qrCode }: Pick<TotpEnrolmentProps, 'qrCode'>) {
  const [secret, setSecret] = useState<string>();
  useRunOnce((signal) => {
    decodeQrSecret(qrCode).then(
      (secret) => signal.aborted || setSecret(secret),
      () => undefined, // the picture is there all the same
    );
  });
  return secret !== undefined && <SetupKeyText secret={secret} />;
}

export const SetupKeyText = ({ secret }: { secret: string }) => (
  <div className={css.secret}>
    <p>{CANNOT_SCAN}</p>
    <p className={css.key}>
      <code className={css.code}>{groupByFours(secret)}</code>
      <CopyButton text={secret} label={COPY_SECRET} />
    </p>
  </div>
);

/** The QR code and the secret for an authenticator app, and the field for its first code; goes into a form. */
export function TotpEnrolment({ qrCode, autoFocus = false }: TotpEnrolmentProps) {
  return (
    <div className={css.enrolment}>
      <img className={css.picture} src={`data:image/png;base64,${qrCode}`} alt={QR_CODE} />
      <div className={css.text}>
        <p>{SCAN_QR_CODE}</p>
        <SetupKey key={qrCode} qrCode={qrCode} />
        <CodeField autoFocus={autoFocus} />
      </div>
    </div>
  );
}
