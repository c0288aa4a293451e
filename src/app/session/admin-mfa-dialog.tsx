import type { ResolveAdminMfa } from '#api/identity/admin-mfa.ts';
import { VERIFY_IDENTITY } from '#domain/mfa/device-messages.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { ADMIN_MFA_MESSAGE } from './messages.ts';

interface AdminMfaDialogProps {
  onAnswered: ResolveAdminMfa;
  preferred: string;
}

/** Prompts for the MFA response that the proxy requires for an administrative change. */
export function AdminMfaDialog({ onAnswered, preferred }: AdminMfaDialogProps) {
  return (
    <Reauthentication
      title={VERIFY_IDENTITY}
      submitLabel={CONTINUE}
      // Several changes may wait for this response.
      requestChallenge={(signal) =>
        requestDeviceChallenge({ scope: CHALLENGE_SCOPE.adminAction, preferred, signal, allowsReuse: true })
      }
      onAnswered={async (answer) => onAnswered(answer)}
      onCancel={() => onAnswered(undefined)}
    >
      <p>{ADMIN_MFA_MESSAGE}</p>
    </Reauthentication>
  );
}
