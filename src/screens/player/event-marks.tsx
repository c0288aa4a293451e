import { formatClock } from '#domain/recording/clock-text.ts';
import { MAX_MARKS, type Mark } from '#domain/recording/metadata/session-marks.ts';
import { markName, markText } from './messages.ts';
import * as css from './player.css.ts';

interface EventMarksProps {
  marks: readonly Mark[];
  total: number;
  onSeek: (ms: number) => void;
}

/** Marks of session events above the timeline. Keyboard users seek from the list in `panels/events-panel.tsx`. */
export function EventMarks({ marks, total, onSeek }: EventMarksProps) {
  if (marks.length === 0) return null;
  return (
    <div className={css.marks}>
      {marks.slice(0, MAX_MARKS).map((mark) => {
        const name = markName(formatClock(mark.from), markText(mark));
        return (
          <button
            key={mark.number}
            type="button"
            tabIndex={-1}
            className={css.mark[mark.kind]}
            style={{ left: `${Math.min(100, (mark.from / Math.max(1, total)) * 100)}%` }}
            aria-label={name}
            title={name}
            onClick={() => onSeek(mark.from)}
          />
        );
      })}
    </div>
  );
}
