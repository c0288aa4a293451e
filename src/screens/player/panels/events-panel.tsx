import { formatClock } from '#domain/recording/clock-text.ts';
import { MAX_MARKS, type Mark } from '#domain/recording/metadata/session-marks.ts';
import { EVENTS, markText } from '#screens/player/messages.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { CLOSE_EVENTS, goToText, TOO_MANY_EVENTS } from './messages.ts';
import { SidePanel } from './side-panel.tsx';
import * as css from './side-panel.css.ts';

interface EventsPanelProps {
  marks: readonly Mark[];
  onSeek: (ms: number) => void;
  onClose: () => void;
}

export function EventsPanel({ marks, onSeek, onClose }: EventsPanelProps) {
  return (
    <SidePanel title={EVENTS} closeLabel={CLOSE_EVENTS} onClose={onClose}>
      <div className={css.content}>
        {marks.length > MAX_MARKS && <p className={css.note}>{TOO_MANY_EVENTS}</p>}
        <ol className={css.lines}>
          {marks.slice(0, MAX_MARKS).map((mark) => (
            <li key={mark.number} className={css.line}>
              <span className={css.time}>
                <LinkButton aria-label={goToText(formatClock(mark.from))} onClick={() => onSeek(mark.from)}>
                  {formatClock(mark.from)}
                </LinkButton>
              </span>
              <bdi className={css.text}>{markText(mark)}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  );
}
