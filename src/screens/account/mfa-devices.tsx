import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { queries, start } from '#api/queries.ts';
import { deviceRows, frozenReason, readable, type OwnDevice } from '#domain/mfa/devices.ts';
import { removeDevice } from '#domain/mfa/enrolment.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { AddDevice } from './add-device.tsx';
import { DeviceTable } from './device-table.tsx';
import { devicesQuery } from './devices-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDevice } from './remove-device.tsx';
import { Said } from './said.tsx';
import * as css from './account.css.ts';

export const loader = () => start(devicesQuery);

const refresh = () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey });

/** What was done last, numbered so that the same twice is said twice. */
function useSaid() {
  const [said, setSaid] = useState({ words: '', times: 0 });
  const say = (words: string) => setSaid(({ times }) => ({ words, times: times + 1 }));
  return { said: said.words && <Said key={said.times}>{said.words}</Said>, say };
}

export function Component() {
  const { config } = useOutletContext<PageContext>();
  const frozen = frozenReason(config.auth.second_factor);
  const devices = useQuery(devicesQuery);
  const rows = devices.data === undefined ? undefined : deviceRows(devices.data);
  const { said, say } = useSaid();
  const [leaving, setLeaving] = useState<OwnDevice>();
  const remove = useMutation({
    mutationFn: ({ device, token }: { device: OwnDevice; token: string }) => removeDevice(token, device.id),
    onMutate: () => say(''),
    onSuccess: (_done, { device }) => say(`${sanitize(device.name)} was removed.`),
    onSettled: refresh,
  });
  const onAdded = (name: string) => {
    remove.reset();
    say(`${sanitize(name)} was added.`);
    void refresh();
  };
  const onAllowed = (device: OwnDevice, token: string) => {
    setLeaving(undefined);
    remove.mutate({ device, token });
  };
  return (
    <div className={css.part}>
      {said}
      {remove.error && (
        <Banner tone="bad">{`${sanitize(remove.variables?.device.name ?? '')} was not removed: ${remove.error.message}`}</Banner>
      )}
      {frozen && <Banner tone="info">{frozen}</Banner>}
      <Answer of={{ ...devices, data: rows }} waiting={<SkeletonRows rows={3} />}>
        {(list) => (
          <>
            <AddDevice devices={readable(list)} onAdded={onAdded} />
            {list.length === 0 ? (
              <NoDevices isFrozen={frozen !== undefined} />
            ) : (
              <DeviceTable rows={list} at={devices.dataUpdatedAt} onRemove={setLeaving} />
            )}
          </>
        )}
      </Answer>
      <RecoveryCodes />
      {leaving && (
        <RemoveDevice
          device={leaving}
          onAllowed={(token) => onAllowed(leaving, token)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

function NoDevices({ isFrozen }: { isFrozen: boolean }) {
  return (
    <EmptyState icon={KeyRound} title="No devices yet">
      {!isFrozen && <p>Add an authenticator app or a hardware key: it confirms that whoever signs in is you.</p>}
    </EmptyState>
  );
}
