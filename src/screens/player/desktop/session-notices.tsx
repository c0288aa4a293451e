import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import type { PlaybackNotice } from '#domain/desktop-recording/playback.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { EVENTS } from '#screens/player/messages.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { goToText, severityText } from './messages.ts';
import * as css from './desktop.css.ts';

interface SessionNoticesProps {
  notices: readonly PlaybackNotice[];
  /** Undefined if the proxy can't seek. */
  onSeek: ((ms: number) => void) | undefined;
}

/** The notices of the session up to the current position. */
export function SessionNotices({ notices, onSeek }: SessionNoticesProps) {
  if (notices.length === 0) return null;
  return (
    // A scrolling area needs keyboard focus (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.events} aria-label={EVENTS} tabIndex={0}>
      <ul className={css.list}>
        {notices.map(({ ms, severity, text }) => (
          <li key={`${ms} ${text}`} className={css.event}>
            {onSeek ? (
              <LinkButton onClick={() => onSeek(ms)}>{goToText(formatClock(ms))}</LinkButton>
            ) : (
              <span className={css.time}>{formatClock(ms)}</span>
            )}
            <span>{severityText(severity)}</span>
            <bdi>{truncate(text, MAX_MESSAGE_LENGTH)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
