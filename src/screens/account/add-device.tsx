import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { devicesFrozenReason, addDisabledReason, type NewDeviceKind, type OwnDevice } from '#domain/mfa/own-devices.ts';
import { requestDeviceChallenge, createPrivilegeToken, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { PageContext } from '#domain/page-context.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { EnrollDevice } from './enroll-device.tsx';
import { NEW_DEVICE_KINDS } from './new-device-kinds.ts';
import { CONTINUE } from '#ui/messages.ts';
import { ADD_DEVICE, VERIFY_TO_ADD } from './messages.ts';
import * as css from './account.css.ts';

interface AddDeviceProps {
  devices: readonly OwnDevice[];
  onAdded: (name: string) => void;
}

/** The kind of device that the user adds, and the name typed so far. */
interface NewDeviceDraft {
  kind: NewDeviceKind;
  name: string | undefined;
}

type AddDeviceState =
  | { step: 'idle' }
  | ({ step: 'verifying' } & NewDeviceDraft)
  | ({ step: 'enrolling'; token: string | undefined; startedAt: number } & NewDeviceDraft);

const enrollingState = ({ kind, name }: NewDeviceDraft, token: string | undefined): AddDeviceState => ({
  step: 'enrolling',
  kind,
  name,
  token,
  startedAt: Date.now(),
});

/**
 * Adds a device in three steps: the user chooses a kind, verifies their identity and sets up the device. Users without
 * any device skip the verification.
 */
export function AddDevice({ devices, onAdded }: AddDeviceProps) {
  const { config } = useOutletContext<PageContext>();
  const [adding, setAdding] = useState<AddDeviceState>({ step: 'idle' });
  const disabledReason = devicesFrozenReason(config.auth.second_factor);
  const challenge = { scope: CHALLENGE_SCOPE.devices, preferred: config.auth.preferredLocalMfa };
  const stop = () => setAdding({ step: 'idle' });
  const startAdding = (draft: NewDeviceDraft) =>
    setAdding(devices.length > 0 ? { step: 'verifying', ...draft } : enrollingState(draft, undefined));
  return (
    <div className={css.toolbar}>
      {disabledReason ? (
        <Button icon={Plus} disabledReason={disabledReason}>
          {ADD_DEVICE}
        </Button>
      ) : (
        <MenuButton
          label={ADD_DEVICE}
          icon={Plus}
          entries={Object.values(NEW_DEVICE_KINDS).map(({ kind, label, icon }) => ({
            kind: 'action',
            label,
            icon,
            disabledReason: addDisabledReason(kind, config.auth),
            onSelect: () => startAdding({ kind, name: undefined }),
          }))}
        >
          {ADD_DEVICE}
        </MenuButton>
      )}
      {adding.step === 'verifying' && (
        <Reauthentication
          title={NEW_DEVICE_KINDS[adding.kind].title}
          submitLabel={CONTINUE}
          requestChallenge={(signal) => requestDeviceChallenge({ ...challenge, signal })}
          onAnswered={async (answer, signal) =>
            setAdding(enrollingState(adding, await createPrivilegeToken(answer, signal)))
          }
          onCancel={stop}
        >
          <p>{VERIFY_TO_ADD}</p>
        </Reauthentication>
      )}
      {adding.step === 'enrolling' && (
        <EnrollDevice
          key={adding.startedAt}
          kind={adding.kind}
          name={adding.name}
          token={adding.token}
          devices={devices}
          onAdded={(name) => {
            stop();
            onAdded(name);
          }}
          onTokenExpired={(name) => startAdding({ kind: adding.kind, name })}
          onCancel={stop}
        />
      )}
    </div>
  );
}
