import { useEffect, useEffectEvent } from 'react';
import { dependsOnZone, type Interval, type Range } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';

/** The interval between checks while the user reads the rows. */
const RETRY_MS = 15_000;

interface NextDayOptions {
  range: Range;
  /** The requested range; undefined until the first response arrives. */
  loadedRange: Interval | undefined;
  isPaused: () => boolean;
  /** Called when the range has moved to the next day. */
  onNext: () => void;
}

/** Moves a range of days to the new day at midnight, unless the user is reading rows. */
export function useNextDay({ range, loadedRange, isPaused, onNext }: NextDayOptions): void {
  const rangeEndMs = dependsOnZone(range) && loadedRange ? epochMs(loadedRange.to) : undefined;
  const moveToNextDay = useEffectEvent((): boolean => {
    if (isPaused()) return false;
    onNext();
    return true;
  });
  useEffect(() => {
    if (rangeEndMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => void (moveToNextDay() || wait(RETRY_MS)), ms);
    };
    // The range includes its last millisecond.
    wait(Math.max(0, rangeEndMs + 1 - Date.now()));
    return () => clearTimeout(timer);
  }, [rangeEndMs]);
}
