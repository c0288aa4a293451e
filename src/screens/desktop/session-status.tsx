import type { DesktopEnd, DesktopStream } from '#domain/desktop/session/desktop-state.ts';
import { NO_NETWORK, roundTripToProxy } from '#features/stream/messages.ts';
import * as line from '#features/stream/status-line.css.ts';
import { LeaveHint, RoundTrip } from '#features/stream/status-line.tsx';
import { useRoundTrip } from '#features/stream/use-round-trip.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { useOnline } from '#ui/store/use-online.ts';
import type { ClipboardState } from './clipboard/clipboard.ts';
import {
  CLIPBOARD_STATES,
  desktopStateText,
  latencyText,
  LEAVE_DESKTOP,
  LEAVE_DESKTOP_KEY,
  RECONNECTING,
  resolutionText,
  SESSION_STATUS,
} from './messages.ts';
import type { SharedDirectory } from './sharing/create-sharing.ts';
import { offeringText, progressText, sharingText, stoppedSharingText } from './sharing/messages.ts';
import * as css from './desktop.css.ts';

const sharingStateText = (shared: Exclude<SharedDirectory, { status: 'off' }>): string => {
  switch (shared.status) {
    case 'offered':
      return offeringText(shared.name);
    case 'on':
      return sharingText(shared.name);
    case 'stopped':
      return stoppedSharingText(shared.name);
  }
};

/** The state of the shared directory. Screen readers announce the state but not the progress. */
function SharingState({ shared }: { shared: SharedDirectory }) {
  return (
    <>
      <output className={css.sharedDirectory}>
        {shared.status !== 'off' && <bdi>{sharingStateText(shared)}</bdi>}
      </output>
      {shared.status === 'on' && <span className={css.roomyOnly}>{progressText(shared.progress)}</span>}
    </>
  );
}

/** Red is for errors. A desktop that the user left is not an error. */
const END_TONES = {
  left: 'plain',
  logoff: 'plain',
  mfaCancelled: 'plain',
  restarting: 'warn',
  signedOut: 'warn',
  lost: 'bad',
  unreachable: 'bad',
  timedOut: 'bad',
  refused: 'bad',
  notOpened: 'bad',
  told: 'bad',
} as const satisfies Record<DesktopEnd['type'], string>;

function stateOf(desktop: DesktopStream, isOnline: boolean) {
  const text = desktopStateText(desktop);
  switch (desktop.status) {
    case 'authenticating':
    case 'connecting':
      return { text, tone: 'plain' } as const;
    case 'asks':
      return { text, tone: 'warn' } as const;
    case 'live':
      return isOnline ? ({ text, tone: 'ok' } as const) : ({ text: NO_NETWORK, tone: 'warn' } as const);
    case 'ended':
      return {
        text: desktop.ending.type === 'restarting' ? RECONNECTING : text,
        tone: END_TONES[desktop.ending.type],
      } as const;
  }
}

/** The latency that the proxy sends (18.x), or else the time that the console measures. */
function DesktopRoundTrip({ latency }: Pick<DesktopStream['view'], 'latency'>) {
  const measured = useRoundTrip(latency === undefined);
  if (latency)
    return <RoundTrip ms={latency.client + latency.server} parts={[latencyText(latency.client, latency.server)]} />;
  return measured !== undefined && <RoundTrip ms={measured} parts={[roundTripToProxy(measured)]} />;
}

interface SessionStatusProps {
  desktop: DesktopStream;
  clipboard: ClipboardState;
  sharedDirectory: SharedDirectory;
}

/**
 * The line below the picture. Screen readers announce only the shared directory: the picture receives the focus when
 * the desktop is connected, and an alert says why it ended.
 */
export function SessionStatus({ desktop, clipboard, sharedDirectory }: SessionStatusProps) {
  const isOnline = useOnline();
  const isLive = desktop.status === 'live';
  const { size, latency } = desktop.view;
  const { text, tone } = stateOf(desktop, isOnline);
  return (
    <section className={css.status} aria-label={SESSION_STATUS}>
      <Tag tone={tone} dot>
        {text}
      </Tag>
      {isLive && isOnline && <DesktopRoundTrip latency={latency} />}
      {isLive && <span className={css.wideOnly}>{CLIPBOARD_STATES[clipboard]}</span>}
      {isLive && <SharingState shared={sharedDirectory} />}
      <span className={line.spacer} />
      {isLive && (
        <span className={css.wideOnly}>
          <LeaveHint keys={LEAVE_DESKTOP_KEY} action={LEAVE_DESKTOP} />
        </span>
      )}
      {isLive && size && <span className={css.size}>{resolutionText(size.width, size.height)}</span>}
    </section>
  );
}
