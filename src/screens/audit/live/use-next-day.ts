import { useEffect, useEffectEvent } from 'react';
import { dependsOnZone, type Interval, type Range } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';

/** While somebody reads the rows, so often it is looked again. */
const AGAIN_MS = 15_000;

interface Day {
  range: Range;
  /** What was asked for; undefined until it has come. */
  asked: Interval | undefined;
  isHeld: () => boolean;
  /** The range is another one now. */
  onNext: () => void;
}

/** A range of days ends with today: at midnight it moves on, unless that would move what is looked at. */
export function useNextDay({ range, asked, isHeld, onNext }: Day): void {
  const end = dependsOnZone(range) && asked ? epochMs(asked.to) : undefined;
  const moveOn = useEffectEvent((): boolean => {
    if (isHeld()) return false;
    onNext();
    return true;
  });
  useEffect(() => {
    if (end === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => void (moveOn() || wait(AGAIN_MS)), ms);
    };
    // The range holds its last millisecond.
    wait(Math.max(0, end + 1 - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
}
