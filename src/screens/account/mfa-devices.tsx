// The page of the current user's MFA devices and recovery codes.
import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { queryClient, prefetch } from '#api/query-client.ts';
import {
  deviceRows,
  devicesFrozenReason,
  readableDevices,
  type OwnDevice,
  addDisabledReason,
  type NewDeviceKind,
} from '#domain/mfa/own-devices.ts';
import { removeDevice } from '#domain/mfa/device-enrollment.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { DeviceTable } from './device-table.tsx';
import { devicesQuery } from '#api/identity/devices.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import {
  ADD_FIRST_DEVICE_HINT,
  deviceAdded,
  NO_DEVICES,
  removeDeviceFailed,
  deviceRemoved,
  confirmRemove,
  VERIFY_TO_REMOVE,
  CODES_SHOWN_ONCE,
  NEW_CODES,
  NO_CODES_WITH_SSO,
  NO_CODES_WITHOUT_EMAIL,
  ADD_DEVICE,
  VERIFY_TO_ADD,
} from './messages.ts';
import * as css from './account.css.ts';
import { requestDeviceChallenge, createPrivilegeToken, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { removeLabel } from '#lib/messages.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { RECOVERY_CODES } from '#features/identity/messages.ts';
import Plus from 'lucide-react/icons/plus';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { EnrollDevice } from './enroll-device.tsx';
import { NEW_DEVICE_KINDS } from './new-device-kinds.ts';
import { CONTINUE } from '#ui/messages.ts';

interface AddDeviceProps {
  devices: readonly OwnDevice[];
  onAdded: (name: string) => void;
}

/** The kind of device that the user is adding, and the name typed so far. */
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
function AddDevice({ devices, onAdded }: AddDeviceProps) {
  const { config } = useOutletContext<PageContext>();
  const [adding, setAdding] = useState<AddDeviceState>({ step: 'idle' });
  const disabledReason = devicesFrozenReason(config.auth.second_factor);
  const challenge = { scope: CHALLENGE_SCOPE.devices, preferred: config.auth.preferredLocalMfa };
  const stopAdding = () => setAdding({ step: 'idle' });
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
          onCancel={stopAdding}
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
            stopAdding();
            onAdded(name);
          }}
          onTokenExpired={(name) => startAdding({ kind: adding.kind, name })}
          onCancel={stopAdding}
        />
      )}
    </div>
  );
}

/**
 * Shown only in clusters with recovery codes. The proxy shows the codes once and never reports when they were created
 * (docs/protocol/auth-and-identity.md#14.3, #27).
 */
function RecoveryCodes() {
  const { config, user } = useOutletContext<PageContext>();
  if (!config.recoveryCodesEnabled) return null;
  const noCodesReason =
    user.authType === 'sso' ? NO_CODES_WITH_SSO : user.userName.includes('@') ? undefined : NO_CODES_WITHOUT_EMAIL;
  return (
    <Panel>
      <section className={css.text} aria-labelledby="recovery-codes">
        <h2 id="recovery-codes">{RECOVERY_CODES}</h2>
        {noCodesReason === undefined ? <ExistingCodes /> : <p>{noCodesReason}</p>}
      </section>
    </Panel>
  );
}

function ExistingCodes() {
  return (
    <>
      <p>{CODES_SHOWN_ONCE}</p>
      <p>{NEW_CODES}</p>
    </>
  );
}

interface RemoveDeviceProps {
  device: OwnDevice;
  onAllowed: (token: string) => void;
  onCancel: () => void;
}

function RemoveDevice({ device: { name }, onAllowed, onCancel }: RemoveDeviceProps) {
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

export const loader = () => prefetch(devicesQuery);

const refreshDevices = () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });

export function Component() {
  const { config } = useOutletContext<PageContext>();
  const frozenReason = devicesFrozenReason(config.auth.second_factor);
  const devices = useQuery(devicesQuery);
  const rows = devices.data === undefined ? undefined : deviceRows(devices.data);
  const { notice, notify } = useNotice();
  const [deviceToRemove, setDeviceToRemove] = useState<OwnDevice>();
  const remove = useMutation({
    mutationFn: ({ device, token }: { device: OwnDevice; token: string }) => removeDevice(token, device.id),
    onMutate: () => notify(''),
    onSuccess: (_done, { device }) => notify(deviceRemoved(sanitize(device.name))),
    onSettled: refreshDevices,
  });
  const onAdded = (name: string) => {
    remove.reset();
    notify(deviceAdded(sanitize(name)));
    void refreshDevices();
  };
  const onAllowed = (device: OwnDevice, token: string) => {
    setDeviceToRemove(undefined);
    remove.mutate({ device, token });
  };
  return (
    <div className={css.section}>
      {notice}
      {remove.error && (
        <Banner tone="bad">
          <p>{removeDeviceFailed(sanitize(remove.variables?.device.name ?? ''))}</p>
          <RefusalText error={identityRefusal(remove.error)} />
        </Banner>
      )}
      {frozenReason && <Banner tone="info">{frozenReason}</Banner>}
      <Answer query={{ ...devices, data: rows }} placeholder={<SkeletonRows rows={3} />}>
        {(list) => (
          <>
            <AddDevice devices={readableDevices(list)} onAdded={onAdded} />
            {list.length === 0 ? (
              <NoDevices isFrozen={frozenReason !== undefined} />
            ) : (
              <DeviceTable rows={list} loadedAt={devices.dataUpdatedAt} onRemove={setDeviceToRemove} />
            )}
          </>
        )}
      </Answer>
      <RecoveryCodes />
      {deviceToRemove && (
        <RemoveDevice
          device={deviceToRemove}
          onAllowed={(token) => onAllowed(deviceToRemove, token)}
          onCancel={() => setDeviceToRemove(undefined)}
        />
      )}
    </div>
  );
}

function NoDevices({ isFrozen }: { isFrozen: boolean }) {
  return (
    <EmptyState icon={KeyRound} title={NO_DEVICES}>
      {!isFrozen && <p>{ADD_FIRST_DEVICE_HINT}</p>}
    </EmptyState>
  );
}
