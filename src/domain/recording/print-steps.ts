// Finds the next and the previous print event (output of the terminal), so that users can step through the changes of
// the screen.
import { countMomentsUntil, type Moment } from './timeline.ts';

/** Whether output arrived at this moment. Other moments only change the size. */
const hasOutput = (moments: readonly Moment[], index: number): boolean =>
  (moments[index]?.to ?? 0) > (moments[index - 1]?.to ?? 0);

/** The position of the next print event in milliseconds, or the end of the recording if there is none. */
export function nextPrint({ moments, total }: { moments: readonly Moment[]; total: number }, ms: number): number {
  for (let index = countMomentsUntil(moments, ms); index < moments.length; index += 1)
    if (hasOutput(moments, index)) return moments[index]?.ms ?? total;
  return total;
}

/** The position of the previous print event in milliseconds, or 0 if there is none. */
export function previousPrint(moments: readonly Moment[], ms: number): number {
  for (let index = countMomentsUntil(moments, ms) - 1; index >= 0; index -= 1) {
    const momentMs = moments[index]?.ms ?? 0;
    if (momentMs < ms && hasOutput(moments, index)) return momentMs;
  }
  return 0;
}
