import { useState } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import { POSITION, positionText } from '#screens/player/messages.ts';
import { RECORDING_PROGRESS } from './messages.ts';
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
export function SeekSlider({ ms, total, canSeek, onSeek }: SeekSliderProps) {
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
