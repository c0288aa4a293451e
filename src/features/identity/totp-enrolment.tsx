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
  /** Moves the focus to the code field when the form opens. */
  autoFocus?: boolean;
}

// Groups of four are easier to read aloud and to type. The copied secret has no spaces.
const groupByFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The secret as text, for users who open this page on the phone with the app. Empty until the picture is decoded. */
function SetupKey({ qrCode }: Pick<TotpEnrolmentProps, 'qrCode'>) {
  const [secret, setSecret] = useState<string>();
  useRunOnce((signal) => {
    decodeQrSecret(qrCode).then(
      (secret) => signal.aborted || setSecret(secret),
      () => undefined, // the user can still scan the picture
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

/** The QR code, the secret and the field for the first code of an authenticator app, to use in a form. */
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
