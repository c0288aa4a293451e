// What a row or card offers: to open it as its kind's own list does, and to pin it.
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { CONNECT } from '#domain/resources/messages.ts';
import { tshGitLoginCommand } from '#domain/resources/tsh.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { AppLaunch } from '#screens/resources/app-launch.tsx';
import { launchWords } from '#screens/resources/apps.tsx';
import { Commands, ConnectButton } from '#screens/resources/connect/connect-dialog.tsx';
import { DatabaseConnect } from '#screens/resources/connect/database-connect.tsx';
import { connectWords } from '#screens/resources/connect/login-connect.tsx';
import { shortOnPhone } from '#screens/resources/connect/login-connect.css.ts';
import { connectTo } from '#screens/resources/connect/messages.ts';
import { ServerConnect } from '#screens/resources/connect/server-connect.tsx';
import { DesktopConnect } from '#screens/resources/desktops.tsx';
import { KubeConnect } from '#screens/resources/kube-clusters.tsx';
import type { AnyRow, GitServerRow, OwnRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import {
  GIT_CLONE,
  GIT_LOGIN,
  NO_CONNECTION,
  NO_PINS,
  pinResource,
  PINS_NOT_LOADED,
  REQUEST_ELSEWHERE,
  unpinResource,
} from './messages.ts';
import type { Pins } from './use-pins.ts';

function Open({ of: { kind, row } }: { of: OwnRow }) {
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
        <Button size="small" aria-label={connectTo(row.name)} disabledReason={NO_CONNECTION}>
          {CONNECT}
        </Button>
      );
  }
}

function GitConnect({ row: { name, organization } }: { row: GitServerRow }) {
  return (
    <ConnectButton name={name}>
      <Commands steps={[{ title: GIT_LOGIN, command: tshGitLoginCommand(organization) }]} />
      <p>{GIT_CLONE}</p>
    </ConnectButton>
  );
}

/** The words on the button, by which its column is as wide as it is. */
export const actionWords = ({ own: { kind, row }, requiresRequest }: AnyRow): string => {
  if (requiresRequest) return CONNECT;
  if (kind === 'app') return launchWords(row);
  return kind === 'node' || kind === 'windows_desktop' ? connectWords(row.logins) : CONNECT;
};

/** A pin can be removed whatever it is of; only resources of known kinds can be pinned. */
function whyPinFixed({ kind }: OwnRow, pinned: Pins['pinned'], isPinned: boolean): string | undefined {
  if (!pinned) return PINS_NOT_LOADED;
  return kind === 'other' && !isPinned ? NO_PINS : undefined;
}

export function Action({ of, pins }: { of: AnyRow; pins: Pins }) {
  const { name, pin, own, requiresRequest } = of;
  const isPinned = pins.pinned?.includes(pin) ?? false;
  return (
    <span className={`${css.action} ${shortOnPhone}`}>
      {requiresRequest ? (
        <Button size="small" aria-label={connectTo(name)} disabledReason={REQUEST_ELSEWHERE}>
          {CONNECT}
        </Button>
      ) : (
        <Open of={own} />
      )}
      <span className={css.pin}>
        <IconButton
          size="small"
          label={(isPinned ? unpinResource : pinResource)(name)}
          icon={isPinned ? PinOff : Pin}
          pending={pins.changing?.pin === pin}
          isForProxy={false}
          disabledReason={whyPinFixed(own, pins.pinned, isPinned)}
          onClick={() => pins.turn({ pin, name, isPinned: !isPinned })}
        />
      </span>
    </span>
  );
}
