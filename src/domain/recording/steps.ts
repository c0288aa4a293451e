// From one print to the next, which is how one looks closely.
import { momentsUntil, type Moment } from './timeline.ts';

const prints = (moments: readonly Moment[], index: number): boolean =>
  (moments[index]?.to ?? 0) > (moments[index - 1]?.to ?? 0);

/** When the next print comes; the end where there is none. */
export function nextPrint({ moments, total }: { moments: readonly Moment[]; total: number }, ms: number): number {
  for (let index = momentsUntil(moments, ms); index < moments.length; index += 1)
    if (prints(moments, index)) return moments[index]?.ms ?? total;
  return total;
}

/** When the print came before the one that is seen; the start where there is none. */
export function previousPrint(moments: readonly Moment[], ms: number): number {
  for (let index = momentsUntil(moments, ms) - 1; index >= 0; index -= 1) {
    const at = moments[index]?.ms ?? 0;
    if (at < ms && prints(moments, index)) return at;
  }
  return 0;
}
