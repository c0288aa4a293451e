// The changes between two texts, line by line, in runs: unchanged, removed or added.
import { diffLines, type ChangeObject } from 'diff';

export type LineChange = ChangeObject<string>;

/** The time grows with the square of the changed lines: 1,000 take 0.1 s, 4,000 more than 0.7 s. */
const MAX_CHANGED_LINES = 1_000;

/** Removed lines come before the lines added in their place. With too many changes, the whole text counts as replaced. */
export const lineChanges = (before: string, after: string): LineChange[] =>
  diffLines(before, after, { ignoreNewlineAtEof: true, maxEditLength: MAX_CHANGED_LINES }) ?? [
    ...diffLines(before, ''),
    ...diffLines('', after),
  ];

/** The number of lines that differ; an edited line counts once. */
export function countChangedLines(changes: readonly LineChange[]): number {
  let [count, removed, added] = [0, 0, 0];
  for (const change of changes) {
    if (change.removed) removed += change.count;
    else if (change.added) added += change.count;
    else {
      count += Math.max(removed, added);
      [removed, added] = [0, 0];
    }
  }
  return count + Math.max(removed, added);
}
