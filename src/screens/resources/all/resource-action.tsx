// The actions of a row or card: open the resource, and pin it.
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { CONNECT, connectTo } from '#domain/resources/messages.ts';
import { tshGitLoginCommand } from '#domain/resources/tsh.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { AppLaunch } from '#screens/resources/app-launch.tsx';
import { launchText } from '#screens/resources/apps.tsx';
import { CommandSequence, ConnectButton } from '#screens/resources/connect/connect-dialog.tsx';
import { DatabaseConnect } from '#screens/resources/connect/database-connect.tsx';
import { connectText } from '#screens/resources/connect/login-connect.tsx';
import { shortOnPhone } from '#screens/resources/connect/login-connect.css.ts';
import { ServerConnect } from '#screens/resources/connect/server-connect.tsx';
import { DesktopConnect } from '#screens/resources/desktops.tsx';
import { KubeConnect } from '#screens/resources/kube-clusters.tsx';
import type { AnyRow, GitServerRow, KindRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import {
  GIT_CLONE,
  GIT_LOGIN,
  CANNOT_CONNECT,
  CANNOT_PIN,
  pinResource,
  PINS_NOT_LOADED,
  REQUEST_WITH_TSH,
  unpinResource,
} from './messages.ts';
import type { Pins } from './use-pins.ts';

function OpenResource({ kindRow: { kind, row } }: { kindRow: KindRow }) {
  switch (kind) {
    case 'node':
      return <ServerConnect server={row} />;
    case 'app':
      return <AppLaunch name={row.name} launch={row.launch} />;
    case 'kube_cluster':
      return <KubeConnect row={row} />;
    case 'db':
      return <DatabaseConnect row={row} />;
    case 'windows_desktop':
      return <DesktopConnect row={row} />;
    case 'git_server':
      return <GitConnect row={row} />;
    case 'other':
      return (
        <Button size="small" aria-label={connectTo(row.name)} disabledReason={CANNOT_CONNECT}>
          {CONNECT}
        </Button>
      );
  }
}

function GitConnect({ row: { name, organization } }: { row: GitServerRow }) {
  return (
    <ConnectButton name={name}>
      <CommandSequence steps={[{ title: GIT_LOGIN, command: tshGitLoginCommand(organization) }]} />
      <p>{GIT_CLONE}</p>
    </ConnectButton>
  );
}

/** The text of the button, which determines the width of the column. */
export const actionText = ({ kindRow: { kind, row }, requiresRequest }: AnyRow): string => {
  if (requiresRequest) return CONNECT;
  if (kind === 'app') return launchText(row);
  return kind === 'node' || kind === 'windows_desktop' ? connectText(row.logins) : CONNECT;
};

/** Users can remove any pin, but pin only resources of known kinds. */
function pinDisabledReason({ kind }: KindRow, pinned: Pins['pinned'], isPinned: boolean): string | undefined {
  if (!pinned) return PINS_NOT_LOADED;
  return kind === 'other' && !isPinned ? CANNOT_PIN : undefined;
}

export function ResourceAction({ resource, pins }: { resource: AnyRow; pins: Pins }) {
  const { name, pinId, kindRow, requiresRequest } = resource;
  const isPinned = pins.pinned?.includes(pinId) ?? false;
  return (
    <span className={`${css.action} ${shortOnPhone}`}>
      {requiresRequest ? (
        <Button size="small" aria-label={connectTo(name)} disabledReason={REQUEST_WITH_TSH}>
          {CONNECT}
        </Button>
      ) : (
        <OpenResource kindRow={kindRow} />
      )}
      <span className={css.pin}>
        <IconButton
          size="small"
          label={(isPinned ? unpinResource : pinResource)(name)}
          icon={isPinned ? PinOff : Pin}
          pending={pins.pendingChange?.pin === pinId}
          isForProxy={false}
          disabledReason={pinDisabledReason(kindRow, pins.pinned, isPinned)}
          onClick={() => pins.changePin({ pin: pinId, name, isPinned: !isPinned })}
        />
      </span>
    </span>
  );
}
