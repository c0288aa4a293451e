import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { SPEEDS, type Playback, type PlaybackEvent } from '#domain/desktop-recording/playback.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { PLAY } from '#domain/recording/messages.ts';
import { END_OF_RECORDING, CONTROLS, PAUSE, SPEED, POSITION, positionText } from '#screens/player/messages.ts';
import * as player from '#screens/player/player.css.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Select } from '#ui/field/select.tsx';
import { LENGTH_UNKNOWN, SEEKING_NOT_SUPPORTED, RESTART, RECORDING_PROGRESS } from './messages.ts';
import { useState } from 'react';
import * as css from './desktop.css.ts';

interface SeekSliderProps {
  ms: number;
  /** The length in milliseconds; undefined if it is unknown. */
  total: number | undefined;
  canSeek: boolean;
  onSeek: (ms: number) => void;
}

const SECOND_MS = 1000;

/** Shows the position. It is a slider if the proxy can seek. */
function SeekSlider({ ms, total, canSeek, onSeek }: SeekSliderProps) {
  // Seeks only when the user releases the slider, because seeking backward restarts the stream.
  const [draggedMs, setDraggedMs] = useState<number>();
  if (total === undefined) return null;
  if (!canSeek)
    return <progress className={css.position} aria-label={RECORDING_PROGRESS} value={ms} max={Math.max(1, total)} />;
  const commitDrag = () => {
    if (draggedMs !== undefined) onSeek(draggedMs);
    setDraggedMs(undefined);
  };
  const shownMs = draggedMs ?? ms;
  return (
    <input
      type="range"
      className={css.position}
      aria-label={POSITION}
      aria-valuetext={positionText(formatClock(shownMs), formatClock(total))}
      min={0}
      max={total}
      step={SECOND_MS}
      value={shownMs}
      onChange={({ currentTarget: { value } }) => setDraggedMs(Number(value))}
      onPointerUp={commitDrag}
      onKeyUp={commitDrag}
      onBlur={commitDrag}
    />
  );
}

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
