import { useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import type { PaneReport } from '#screens/console/pane/pane-report.ts';
import { RecordingStatus } from '#screens/console/recording/recording-status.tsx';
import * as css from '#screens/console/console.css.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import {
  PARTICIPANTS,
  END_WARNING,
  endQuestion,
  MODE_HINTS,
  ENCODING,
  LEAVE_TERMINAL,
  latencyParts,
  streamStateText,
} from '#screens/console/messages.ts';
import { useState, type ReactNode } from 'react';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { END_SESSION, NO_NETWORK, roundTripToProxy } from '#features/stream/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { unreadableMessages } from '#domain/stream/messages.ts';
import { unreadableCountOf, type TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { useOnline } from '#ui/store/use-online.ts';
import { LEAVE_TERMINAL_KEY } from '#features/terminal/keys.ts';
import type { TerminalSize } from '#features/terminal/screen.ts';
import { streamToneOf } from '#screens/console/stream-tone.ts';
import { LeaveHint, RoundTrip } from '#features/stream/status-line.tsx';
import * as line from '#features/stream/status-line.css.ts';
import { useRoundTrip } from '#features/stream/use-round-trip.ts';

interface StatusLineProps {
  stream: TerminalStream | undefined;
  size: TerminalSize | undefined;
  /** The user's mode and the participants. */
  children: ReactNode;
}

/** The status of the focused session. After the end, the pane itself shows the reason. */
function StatusLine({ stream, size, children }: StatusLineProps) {
  const latency = stream?.status === 'live' ? stream.latency : undefined;
  const unreadableCount = stream === undefined ? 0 : unreadableCountOf(stream);
  const isOnline = useOnline();
  const isDisconnected = stream?.status === 'live' && !isOnline;
  const roundTrip = useRoundTrip(stream?.status === 'live' && isOnline && latency === undefined);
  return (
    <footer className={line.line}>
      {stream?.status !== 'ended' && (
        <Tag tone={isDisconnected ? 'warn' : streamToneOf(stream)} dot>
          {isDisconnected ? NO_NETWORK : streamStateText(stream)}
        </Tag>
      )}
      {children}
      {unreadableCount > 0 && <span>{unreadableMessages(unreadableCount)}</span>}
      {latency && !isDisconnected && <RoundTrip ms={latency.ws + latency.ssh} parts={latencyParts(latency)} />}
      {roundTrip !== undefined && !isDisconnected && <RoundTrip ms={roundTrip} parts={[roundTripToProxy(roundTrip)]} />}
      <LeaveHint keys={LEAVE_TERMINAL_KEY} action={LEAVE_TERMINAL} />
      <span className={line.spacer} />
      {size && (
        <span>
          {size.cols} × {size.rows}
        </span>
      )}
      <span>{ENCODING}</span>
    </footer>
  );
}

interface ParticipantModeLineProps {
  mode: ParticipantMode;
  /** The user who started the session. */
  owner: string;
  onTerminate: () => void;
}

/** The user's mode in another user's session, with a hint and the actions of the mode. */
function ParticipantModeLine({ mode, owner, onTerminate }: ParticipantModeLineProps) {
  const [params, setParams] = useSearchParams();
  // The command "end" of the palette asks immediately.
  const isAskedFor = mode === 'moderator' && params.get('end') === 'yes';
  const [isConfirming, setConfirming] = useState(false);
  const close = () => {
    setConfirming(false);
    if (isAskedFor) setParams(withParams(params, { end: '' }), { replace: true });
  };
  const endSession = () => {
    close();
    onTerminate();
  };
  return (
    <>
      <output className={css.mode}>{MODE_HINTS[mode]}</output>
      {mode === 'moderator' && (
        <Button size="small" onClick={() => setConfirming(true)}>
          {END_SESSION}
        </Button>
      )}
      {(isConfirming || isAskedFor) && (
        <Dialog title={endQuestion(owner)} onClose={close}>
          <p>{END_WARNING}</p>
          <DialogActions>
            <Button onClick={close}>{CANCEL}</Button>
            <Button variant="danger" onClick={endSession}>
              {END_SESSION}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

function ParticipantList({ users }: { users: readonly string[] }) {
  if (users.length === 0) return null;
  return (
    <span className={css.participants}>
      {PARTICIPANTS}{' '}
      {namesFormat
        .formatToParts(new Set(users))
        .map(({ type, value }) => (type === 'element' ? <UntrustedText key={value}>{value}</UntrustedText> : value))}
    </span>
  );
}

interface WorkspaceStatusProps {
  cluster: string;
  root: string;
  /** The report of the focused pane; undefined before it has started. */
  report: PaneReport | undefined;
  target: PaneTarget;
  onTerminate: () => void;
}

/** Always visible: a bar that appears later would take rows from the terminal, and so from all participants. */
export function WorkspaceStatus({ cluster, root, report, target, onTerminate }: WorkspaceStatusProps) {
  if (target === 'picker') return <footer className={line.line} />;
  const isJoinedSession = 'sid' in target;
  const { stream, size, session, mode, users = [] } = report ?? {};
  return (
    <StatusLine stream={stream} size={size}>
      {isJoinedSession && session && mode && stream?.status !== 'ended' && (
        <ParticipantModeLine mode={mode} owner={sanitize(session.owner)} onTerminate={onTerminate} />
      )}
      <ParticipantList users={users} />
      <RecordingStatus cluster={cluster} root={root} session={session} isLive={stream?.status === 'live'} />
    </StatusLine>
  );
}
