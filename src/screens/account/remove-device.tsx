import { useOutletContext } from 'react-router-dom';
import type { OwnDevice } from '#domain/mfa/devices.ts';
import { askDevices, privilegeToken, SCOPE } from '#domain/mfa/reauthenticate.ts';
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
      action={removeLabel(sanitize(name))}
      tone="danger"
      ask={(signal) => askDevices({ scope: SCOPE.devices, preferred, signal })}
      onAnswered={async (answer, signal) => onAllowed(await privilegeToken(answer, signal))}
      onCancel={onCancel}
    >
      <p>{VERIFY_TO_REMOVE}</p>
    </Reauthentication>
  );
}
