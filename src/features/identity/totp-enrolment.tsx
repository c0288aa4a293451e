import { CodeField } from '#ui/field/code-field.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import * as css from './totp-enrolment.css.ts';

interface TotpEnrolmentProps {
  /** A PNG in standard base64, as the proxy sends it. */
  qrCode: string;
  /** The same as text; absent while it is being read and where it cannot be. */
  secret?: string | undefined;
  /** Why the last code would not do. */
  error?: string | undefined;
  /** The field for the code has the focus at once. */
  autoFocus?: boolean;
}

// Read aloud and typed over in fours; what is copied has no blanks.
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What an authenticator app is to be given, and the field for the first code that it makes; goes into a form. */
export function TotpEnrolment({ qrCode, secret, error, autoFocus = false }: TotpEnrolmentProps) {
  return (
    <div className={css.enrolment}>
      <img
        className={css.picture}
        src={`data:image/png;base64,${qrCode}`}
        alt="QR code that adds this account to an authenticator app"
      />
      <div className={css.words}>
        <p>Scan the picture with an authenticator app, then type the six digits that it shows.</p>
        {secret !== undefined && (
          <div className={css.secret}>
            <p>Cannot scan it? Type this key into the app instead:</p>
            <p className={css.key}>
              <code className={css.code}>{inFours(secret)}</code>
              <CopyButton text={secret} label="Copy key" />
            </p>
          </div>
        )}
        <CodeField error={error} autoFocus={autoFocus} />
      </div>
    </div>
  );
}
