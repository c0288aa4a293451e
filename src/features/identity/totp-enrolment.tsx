import { useQuery } from '@tanstack/react-query';
import { secretIn } from '#domain/mfa/authenticator.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import * as css from './totp-enrolment.css.ts';

interface TotpEnrolmentProps {
  /** A PNG in standard base64, as the proxy sends it. */
  qrCode: string;
  /** The field for the code has the focus at once. */
  autoFocus?: boolean;
}

// Read aloud and typed over in fours; what is copied has no blanks.
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

export const secretQuery = (qrCode: string) => ({
  queryKey: ['authenticator key', qrCode],
  queryFn: () => secretIn(qrCode),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** What an authenticator app is to be given, and the field for the first code that it makes; goes into a form. */
export function TotpEnrolment({ qrCode, autoFocus = false }: TotpEnrolmentProps) {
  // The same as text; absent while it is being read and where it cannot be.
  const { data: secret } = useQuery(secretQuery(qrCode));
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
        <CodeField autoFocus={autoFocus} />
      </div>
    </div>
  );
}
