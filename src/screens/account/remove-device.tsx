import { useOutletContext } from 'react-router-dom';
import type { OwnDevice } from '#domain/mfa/own-devices.ts';
import { requestDeviceChallenge, createPrivilegeToken, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { removeLabel } from '#lib/messages.ts';
import { confirmRemove, VERIFY_TO_REMOVE } from './messages.ts';

interface RemoveDeviceProps {
  device: OwnDevice;
  onAllowed: (token: string) => void;
  onCancel: () => void;
}

export function RemoveDevice({ device: { name }, onAllowed, onCancel }: RemoveDeviceProps) {
  const { config } = useOutletContext<PageContext>();
  const preferred = config.auth.preferredLocalMfa;
  return (
    <Reauthentication
      title={confirmRemove(sanitize(name))}
      submitLabel={removeLabel(sanitize(name))}
      tone="danger"
      requestChallenge={(signal) => requestDeviceChallenge({ scope: CHALLENGE_SCOPE.devices, preferred, signal })}
      onAnswered={async (answer, signal) => onAllowed(await createPrivilegeToken(answer, signal))}
      onCancel={onCancel}
    >
      <p>{VERIFY_TO_REMOVE}</p>
    </Reauthentication>
  );
}
