import { useEffect, useEffectEvent } from 'react';
import { dependsOnZone, type Interval, type Range } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';

/** While somebody reads the rows, so often it is looked again. */
const RETRY_MS = 15_000;

interface NextDayOptions {
  range: Range;
  /** What was asked for; undefined until it has come. */
  loadedRange: Interval | undefined;
  isPaused: () => boolean;
  /** The range is another one now. */
  onNext: () => void;
}

/** A range of days ends with today: at midnight it moves on, unless that would move what is looked at. */
export function useNextDay({ range, loadedRange, isPaused, onNext }: NextDayOptions): void {
  const rangeEndMs = dependsOnZone(range) && loadedRange ? epochMs(loadedRange.to) : undefined;
  const moveOn = useEffectEvent((): boolean => {
    if (isPaused()) return false;
    onNext();
    return true;
  });
  useEffect(() => {
    if (rangeEndMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => void (moveOn() || wait(RETRY_MS)), ms);
    };
    // The range holds its last millisecond.
    wait(Math.max(0, rangeEndMs + 1 - Date.now()));
    return () => clearTimeout(timer);
  }, [rangeEndMs]);
}
