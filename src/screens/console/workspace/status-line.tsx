import type { ReactNode } from 'react';
import { unreadableMessages } from '#domain/stream/messages.ts';
import { unreadableCountOf, type TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Kbd } from '#ui/mark/kbd.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { useOnline } from '#ui/store/use-online.ts';
import { NO_NETWORK } from '#features/stream/messages.ts';
import { LEAVE_TERMINAL_KEY } from '#features/terminal/keys.ts';
import type { TerminalSize } from '#features/terminal/screen.ts';
import { ENCODING, LEAVE_TERMINAL, latencyText, roundTripText, streamStateText } from '#screens/console/messages.ts';
import { streamToneOf } from '#screens/console/stream-tone.ts';
import { useRoundTrip } from './use-round-trip.ts';
import * as css from '#screens/console/console.css.ts';

interface StatusLineProps {
  stream: TerminalStream | undefined;
  size: TerminalSize | undefined;
  /** The user's mode and the participants. */
  children: ReactNode;
}

/** The status of the focused session. After the end, the pane itself shows the reason. */
export function StatusLine({ stream, size, children }: StatusLineProps) {
  const latency = stream?.status === 'live' ? stream.latency : undefined;
  const unreadableCount = stream === undefined ? 0 : unreadableCountOf(stream);
  const isOnline = useOnline();
  const isDisconnected = stream?.status === 'live' && !isOnline;
  const roundTrip = useRoundTrip(stream?.status === 'live' && isOnline && latency === undefined);
  return (
    <footer className={css.status}>
      {stream?.status !== 'ended' && (
        <Tag tone={isDisconnected ? 'warn' : streamToneOf(stream)} dot>
          {isDisconnected ? NO_NETWORK : streamStateText(stream)}
        </Tag>
      )}
      {children}
      {unreadableCount > 0 && <span>{unreadableMessages(unreadableCount)}</span>}
      {latency && !isDisconnected && <span>{latencyText(latency)}</span>}
      {roundTrip !== undefined && !isDisconnected && <span>{roundTripText(roundTrip)}</span>}
      <span className={css.leaveHint}>
        <Kbd>{LEAVE_TERMINAL_KEY}</Kbd> {LEAVE_TERMINAL}
      </span>
      <span className={css.spacer} />
      {size && (
        <span>
          {size.cols} × {size.rows}
        </span>
      )}
      <span>{ENCODING}</span>
    </footer>
  );
}
