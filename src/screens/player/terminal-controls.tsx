import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { PLAY } from '#domain/recording/messages.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { isWaiting, SPEEDS, type Player, type PlayerEvent } from '#domain/recording/player.ts';
import type { PlayerView } from '#features/recording/run-player.ts';
import { parseTimeline } from '#domain/recording/timeline.ts';
import { formatDuration } from '#lib/time.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Select } from '#ui/field/select.tsx';
import {
  END_OF_RECORDING,
  CONTROLS,
  KEYS_WHEN_PAUSED,
  KEYS_WHEN_PLAYING,
  PAUSE,
  SKIP_IDLE,
  skippedText,
  SPEED,
  WAITING_FOR_MORE,
  markName,
  markText,
} from './messages.ts';
import { ActivityTimeline } from './activity-timeline.tsx';
import * as css from './player.css.ts';
import { MAX_MARKS, type Mark } from '#domain/recording/metadata/session-marks.ts';

interface EventMarksProps {
  marks: readonly Mark[];
  total: number;
  onSeek: (ms: number) => void;
}

/** Marks of session events above the timeline. Keyboard users seek from the list in `panels/events-panel.tsx`. */
function EventMarks({ marks, total, onSeek }: EventMarksProps) {
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

/** The state that is shown and announced; empty unless the player waits for output or the recording has ended. */
function stateText(player: Player): string {
  if (player.status === 'ended') return END_OF_RECORDING;
  return player.status !== 'loading' && isWaiting(player) ? WAITING_FOR_MORE : '';
}

const NO_TIMELINE = parseTimeline(undefined);

interface TerminalControlsProps {
  view: PlayerView;
  onEvent: (event: PlayerEvent) => void;
  onKey: (key: string) => boolean;
}

export function TerminalControls({ view, onEvent, onKey }: TerminalControlsProps) {
  const { player, loaded, details } = view;
  const { status, ms, total, speed, skipsPauses: isSkipping, skippedPause } = player;
  const seek = (targetMs: number) => onEvent({ type: 'sought', ms: targetMs });
  const isPlaying = status === 'playing';
  return (
    <section className={css.footer} aria-label={CONTROLS}>
      <EventMarks marks={details?.marks ?? []} total={total} onSeek={seek} />
      <ActivityTimeline
        player={player}
        timeline={loaded?.timeline ?? NO_TIMELINE}
        thumbnailAt={details?.thumbnailAt}
        onKey={onKey}
        onSeek={seek}
      />
      <div className={css.controls}>
        <IconButton
          label={isPlaying ? PAUSE : PLAY}
          icon={isPlaying ? Pause : Play}
          onClick={() => onEvent({ type: 'toggled' })}
        />
        <span className={css.clock}>
          {formatClock(ms)} / {formatClock(total)}
        </span>
        <Select
          aria-label={SPEED}
          value={speed}
          onChange={({ currentTarget: { value } }) => {
            const chosenSpeed = SPEEDS.find((option) => String(option) === value);
            if (chosenSpeed !== undefined) onEvent({ type: 'speed', speed: chosenSpeed });
          }}
        >
          {SPEEDS.map((option) => (
            <option key={option} value={option}>
              {option}×
            </option>
          ))}
        </Select>
        <Checkbox checked={isSkipping} onChange={() => onEvent({ type: 'skipping', isSkipping: !isSkipping })}>
          {SKIP_IDLE}
        </Checkbox>
        <span className={css.statusTexts}>
          {skippedPause && <span>{skippedText(formatDuration(skippedPause.to - skippedPause.from))}</span>}
          <output>{stateText(player)}</output>
        </span>
        <span className={css.keys}>{isPlaying ? KEYS_WHEN_PLAYING : KEYS_WHEN_PAUSED}</span>
      </div>
    </section>
  );
}
