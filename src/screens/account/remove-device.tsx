import { useOutletContext } from 'react-router-dom';
import type { OwnDevice } from '#domain/mfa/devices.ts';
import { askDevices, privilegeToken, SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';

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
      title={`Remove ${sanitize(name)}?`}
      action={`Remove ${sanitize(name)}`}
      tone="danger"
      ask={(signal) => askDevices({ scope: SCOPE.devices, preferred, signal })}
      onAnswered={async (answer, signal) => onAllowed(await privilegeToken(answer, signal))}
      onCancel={onCancel}
    >
      <p>It can no longer confirm that it is you. Confirm the removal with any of your devices.</p>
    </Reauthentication>
  );
}
