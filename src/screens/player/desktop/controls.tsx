import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { SPEEDS, type Playback, type PlaybackEvent } from '#domain/desktop-recording/playback.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { PLAY } from '#domain/recording/messages.ts';
import { AT_END, CONTROLS, PAUSE, SPEED } from '#screens/player/messages.ts';
import * as player from '#screens/player/player.css.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Select } from '#ui/field/select.tsx';
import { LENGTH_UNKNOWN, NO_SEEKING, RESTART } from './messages.ts';
import { Position } from './position.tsx';

interface ControlsProps {
  playback: Playback;
  /** Undefined where nobody knows it. */
  total: number | undefined;
  onEvent: (event: PlaybackEvent) => void;
  onSeek: (ms: number) => void;
  onRestart: () => void;
}

function Toggle({ playback: { at }, onEvent }: Pick<ControlsProps, 'playback' | 'onEvent'>) {
  const isPlaying = at === 'playing';
  return (
    <IconButton
      label={isPlaying ? PAUSE : PLAY}
      icon={isPlaying ? Pause : Play}
      pending={at === 'connecting'}
      isForProxy={false}
      onClick={() => onEvent({ on: 'toggled' })}
    />
  );
}

function Speeds({ playback, onEvent }: Pick<ControlsProps, 'playback' | 'onEvent'>) {
  return (
    <Select
      aria-label={SPEED}
      value={playback.speed}
      onChange={({ currentTarget: { value } }) => {
        const speed = SPEEDS.find((one) => String(one) === value);
        if (speed !== undefined) onEvent({ on: 'speed', speed });
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </Select>
  );
}

export function Controls({ playback, total, onEvent, onSeek, onRestart }: ControlsProps) {
  const { at, ms, canSeek } = playback;
  const hasFinished = at === 'ended' && playback.ending.how === 'finished';
  // What is estimated between two messages never runs past the end.
  const shown = Math.min(ms, total ?? ms);
  return (
    <section className={player.foot} aria-label={CONTROLS}>
      <Position ms={shown} total={total} canSeek={canSeek} onSeek={onSeek} />
      <div className={player.controls}>
        {at === 'ended' ? (
          <Button size="small" icon={RotateCcw} onClick={onRestart}>
            {RESTART}
          </Button>
        ) : (
          <>
            <Toggle playback={playback} onEvent={onEvent} />
            <Speeds playback={playback} onEvent={onEvent} />
          </>
        )}
        <span className={player.clock}>
          {formatClock(shown)}
          {total !== undefined && ` / ${formatClock(total)}`}
        </span>
        <span className={player.says}>
          <output>{hasFinished && AT_END}</output>
          {total === undefined && <span>{LENGTH_UNKNOWN}</span>}
          {!canSeek && <span>{NO_SEEKING}</span>}
        </span>
      </div>
    </section>
  );
}
