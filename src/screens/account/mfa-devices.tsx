import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { queryClient, prefetch } from '#api/query-client.ts';
import { deviceRows, devicesFrozenReason, readableDevices, type OwnDevice } from '#domain/mfa/own-devices.ts';
import { removeDevice } from '#domain/mfa/device-enrollment.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { AddDevice } from './add-device.tsx';
import { DeviceTable } from './device-table.tsx';
import { devicesQuery } from '#api/identity/devices.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDevice } from './remove-device.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { identityRefusal } from '#features/identity/identity-refusal.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { ADD_FIRST_DEVICE_HINT, deviceAdded, NO_DEVICES, removeDeviceFailed, deviceRemoved } from './messages.ts';
import * as css from './account.css.ts';

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
