import type { Answering } from '#api/identity/admin-proof.ts';
import { VERIFY } from '#domain/mfa/device-messages.ts';
import { askDevices, SCOPE } from '#domain/mfa/reauthenticate.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { ADMIN_CHANGE } from './messages.ts';

interface AdminProofProps {
  onAnswered: Answering;
  /** The cluster's `preferredLocalMfa`. */
  preferred: string;
}

/** Asks for the MFA response that the proxy wants for an administrative change. */
export function AdminProof({ onAnswered, preferred }: AdminProofProps) {
  return (
    <Reauthentication
      title={VERIFY}
      action={CONTINUE}
      // Several changes may wait for this one answer.
      ask={(signal) => askDevices({ scope: SCOPE.adminAction, preferred, signal, isReused: true })}
      onAnswered={async (answer) => onAnswered(answer)}
      onCancel={() => onAnswered(undefined)}
    >
      <p>{ADMIN_CHANGE}</p>
    </Reauthentication>
  );
}
