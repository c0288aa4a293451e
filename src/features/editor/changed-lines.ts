import { diffLines } from 'diff';
import { splitLines } from './split-lines.ts';

/** The time grows with the square of the number of edits. Beyond this limit an estimate is enough. */
const MAX_EDITS = 500;

const withFinalLineBreak = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** The number of lines that differ. A changed line counts once. For very different texts, the number is an estimate. */
export function countChangedLines(before: string, after: string): number {
  const changes = diffLines(withFinalLineBreak(before), withFinalLineBreak(after), { maxEditLength: MAX_EDITS });
  if (!changes) return linesBetween(splitLines(before), splitLines(after));
  let [total, removed, added] = [0, 0, 0];
  for (const change of changes) {
    if (change.removed) removed += change.count;
    else if (change.added) added += change.count;
    else {
      total += Math.max(removed, added);
      [removed, added] = [0, 0];
    }
  }
  return total + Math.max(removed, added);
}

/** The number of lines from the first to the last difference. */
function linesBetween(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const start = short.findIndex((line, index) => line !== long[index]);
  const end = short.findLastIndex((line, index) => line !== long[index + long.length - short.length]);
  return long.length - (start === -1 ? short.length : start) - (short.length - 1 - end);
}
