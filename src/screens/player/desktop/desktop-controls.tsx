import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { SPEEDS, type Playback, type PlaybackEvent } from '#domain/desktop-recording/playback.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { PLAY } from '#domain/recording/messages.ts';
import { END_OF_RECORDING, CONTROLS, PAUSE, SPEED } from '#screens/player/messages.ts';
import * as player from '#screens/player/player.css.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Select } from '#ui/field/select.tsx';
import { LENGTH_UNKNOWN, SEEKING_NOT_SUPPORTED, RESTART } from './messages.ts';
import { SeekSlider } from './seek-slider.tsx';

interface DesktopControlsProps {
  playback: Playback;
  /** The length in milliseconds; undefined if it is unknown. */
  total: number | undefined;
  onEvent: (event: PlaybackEvent) => void;
  onSeek: (ms: number) => void;
  onRestart: () => void;
}

function PlayPauseButton({ playback: { status }, onEvent }: Pick<DesktopControlsProps, 'playback' | 'onEvent'>) {
  const isPlaying = status === 'playing';
  return (
    <IconButton
      label={isPlaying ? PAUSE : PLAY}
      icon={isPlaying ? Pause : Play}
      pending={status === 'connecting'}
      isForProxy={false}
      onClick={() => onEvent({ type: 'toggled' })}
    />
  );
}

function SpeedMenu({ playback, onEvent }: Pick<DesktopControlsProps, 'playback' | 'onEvent'>) {
  return (
    <Select
      aria-label={SPEED}
      value={playback.speed}
      onChange={({ currentTarget: { value } }) => {
        const speed = SPEEDS.find((option) => String(option) === value);
        if (speed !== undefined) onEvent({ type: 'speed', speed });
      }}
    >
      {SPEEDS.map((option) => (
        <option key={option} value={option}>
          {option}×
        </option>
      ))}
    </Select>
  );
}

export function DesktopControls({ playback, total, onEvent, onSeek, onRestart }: DesktopControlsProps) {
  const { status, ms, canSeek } = playback;
  const hasFinished = status === 'ended' && playback.ending.type === 'finished';
  // The position is an estimate between two messages and must not exceed the total.
  const shownMs = Math.min(ms, total ?? ms);
  return (
    <section className={player.footer} aria-label={CONTROLS}>
      <SeekSlider ms={shownMs} total={total} canSeek={canSeek} onSeek={onSeek} />
      <div className={player.controls}>
        {status === 'ended' ? (
          <Button size="small" icon={RotateCcw} onClick={onRestart}>
            {RESTART}
          </Button>
        ) : (
          <>
            <PlayPauseButton playback={playback} onEvent={onEvent} />
            <SpeedMenu playback={playback} onEvent={onEvent} />
          </>
        )}
        <span className={player.clock}>
          {formatClock(shownMs)}
          {total !== undefined && ` / ${formatClock(total)}`}
        </span>
        <span className={player.statusTexts}>
          <output>{hasFinished && END_OF_RECORDING}</output>
          {total === undefined && <span>{LENGTH_UNKNOWN}</span>}
          {!canSeek && <span>{SEEKING_NOT_SUPPORTED}</span>}
        </span>
      </div>
    </section>
  );
}
