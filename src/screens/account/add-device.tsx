import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { frozenReason, kindReason, type NewKind, type OwnDevice } from '#domain/mfa/devices.ts';
import { askDevices, privilegeToken, SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { PageContext } from '#domain/page-context.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { Enrolment } from './enrolment.tsx';
import { NEW_KINDS } from './new-kinds.ts';
import * as css from './account.css.ts';

interface AddDeviceProps {
  devices: readonly OwnDevice[];
  onAdded: (name: string) => void;
}

/** What is added, under the name that was typed so far. */
interface Named {
  kind: NewKind;
  name: string | undefined;
}

type Adding =
  | { at: 'idle' }
  | ({ at: 'proving' } & Named)
  | ({ at: 'enrolling'; token: string | undefined; since: number } & Named);

const ADD = 'Add device';

const enrolling = ({ kind, name }: Named, token: string | undefined): Adding => ({
  at: 'enrolling',
  kind,
  name,
  token,
  since: Date.now(),
});

/** Choose a kind, prove who you are, enrol. Whoever has no device yet has nothing to prove it with, and goes on at once. */
export function AddDevice({ devices, onAdded }: AddDeviceProps) {
  const { config } = useOutletContext<PageContext>();
  const [adding, setAdding] = useState<Adding>({ at: 'idle' });
  const frozen = frozenReason(config.auth.second_factor);
  const stop = () => setAdding({ at: 'idle' });
  const begin = (named: Named) =>
    setAdding(devices.length > 0 ? { at: 'proving', ...named } : enrolling(named, undefined));
  return (
    <div className={css.bar}>
      {frozen ? (
        <Button icon={Plus} disabledReason={frozen}>
          {ADD}
        </Button>
      ) : (
        <MenuButton
          label={ADD}
          icon={Plus}
          entries={Object.values(NEW_KINDS).map(({ kind, label, icon }) => ({
            kind: 'action',
            label,
            icon,
            disabledReason: kindReason(kind, config.auth),
            onSelect: () => begin({ kind, name: undefined }),
          }))}
        >
          {ADD}
        </MenuButton>
      )}
      {adding.at === 'proving' && (
        <Reauthentication
          title={NEW_KINDS[adding.kind].title}
          action="Continue"
          ask={(signal) => askDevices({ scope: SCOPE.devices, preferred: config.auth.preferredLocalMfa, signal })}
          onAnswered={async (answer, signal) => setAdding(enrolling(adding, await privilegeToken(answer, signal)))}
          onCancel={stop}
        >
          <p>Confirm first, with a device that you have, that it is you who adds another.</p>
        </Reauthentication>
      )}
      {adding.at === 'enrolling' && (
        <Enrolment
          key={adding.since}
          kind={adding.kind}
          name={adding.name}
          token={adding.token}
          devices={devices}
          onAdded={(name) => {
            stop();
            onAdded(name);
          }}
          onTokenOver={(name) => begin({ kind: adding.kind, name })}
          onCancel={stop}
        />
      )}
    </div>
  );
}
