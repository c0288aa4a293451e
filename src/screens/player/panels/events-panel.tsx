import { clockText } from '#domain/recording/clock.ts';
import { MOST_MARKS, type Mark } from '#domain/recording/metadata/marks.ts';
import { EVENTS, markText } from '#screens/player/messages.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { CLOSE_EVENTS, goToText, TOO_MANY_EVENTS } from './messages.ts';
import { Panel } from './panel.tsx';
import * as css from './panel.css.ts';

interface EventsPanelProps {
  marks: readonly Mark[];
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** What else happened in the session, one after the other. */
export function EventsPanel({ marks, onSeek, onClose }: EventsPanelProps) {
  return (
    <Panel title={EVENTS} close={CLOSE_EVENTS} onClose={onClose}>
      <div className={css.content}>
        {marks.length > MOST_MARKS && <p className={css.note}>{TOO_MANY_EVENTS}</p>}
        <ol className={css.lines}>
          {marks.slice(0, MOST_MARKS).map((mark) => (
            <li key={mark.number} className={css.line}>
              <span className={css.time}>
                <LinkButton aria-label={goToText(clockText(mark.from))} onClick={() => onSeek(mark.from)}>
                  {clockText(mark.from)}
                </LinkButton>
              </span>
              <bdi className={css.text}>{markText(mark)}</bdi>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
