import { useState } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import { POSITION, positionText } from '#screens/player/messages.ts';
import { PROGRESS } from './messages.ts';
import * as css from './desktop.css.ts';

interface PositionProps {
  ms: number;
  /** Undefined where nobody knows it. */
  total: number | undefined;
  canSeek: boolean;
  onSeek: (ms: number) => void;
}

const SECOND = 1000;

/** Where one is, and the way to another place where the proxy offers it. */
export function Position({ ms, total, canSeek, onSeek }: PositionProps) {
  // While it is held it shows where it would go; going back begins the stream again, so that is done once.
  const [held, setHeld] = useState<number>();
  if (total === undefined) return null;
  if (!canSeek) return <progress className={css.position} aria-label={PROGRESS} value={ms} max={Math.max(1, total)} />;
  const letGo = () => {
    if (held !== undefined) onSeek(held);
    setHeld(undefined);
  };
  const shown = held ?? ms;
  return (
    <input
      type="range"
      className={css.position}
      aria-label={POSITION}
      aria-valuetext={positionText(formatClock(shown), formatClock(total))}
      min={0}
      max={total}
      step={SECOND}
      value={shown}
      onChange={({ currentTarget: { value } }) => setHeld(Number(value))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );
}
