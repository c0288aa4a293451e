// Two texts that grew out of one, put together line by line: what only one side changed is taken, and where both did
// they stand one after the other between marks (as in git-merge, `diff3` style).
import { linesOf, matches } from './line-diff.ts';

export interface Sides {
  base: string;
  mine: string;
  theirs: string;
}

/** Put at the ends of both versions where the sides cannot be put together. They are no YAML, so they are not saved by mistake. */
export interface Marks {
  mine: string;
  theirs: string;
}

export interface Merged {
  text: string;
  /** How many places both sides changed differently. */
  conflicts: number;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => line === b[at]);

export function mergeLines(sides: Sides, marks: Marks): Merged {
  const [base, mine, theirs] = [linesOf(sides.base), linesOf(sides.mine), linesOf(sides.theirs)];
  const inMine = new Map(matches(base, mine));
  const inTheirs = new Map(matches(base, theirs));
  const merged: string[] = [];
  let [at, m, t, conflicts] = [0, 0, 0, 0];
  const put = (end: number, endMine: number, endTheirs: number) => {
    const [old, own, other] = [base.slice(at, end), mine.slice(m, endMine), theirs.slice(t, endTheirs)];
    if (same(own, other) || same(other, old)) merged.push(...own);
    else if (same(own, old)) merged.push(...other);
    else {
      conflicts += 1;
      merged.push(`<<<<<<< ${marks.mine}`, ...own, '=======', ...other, `>>>>>>> ${marks.theirs}`);
    }
  };
  for (let line = 0; line < base.length; line += 1) {
    const [endMine, endTheirs] = [inMine.get(line), inTheirs.get(line)];
    if (endMine === undefined || endTheirs === undefined) continue;
    put(line, endMine, endTheirs);
    merged.push(base[line] ?? '');
    [at, m, t] = [line + 1, endMine + 1, endTheirs + 1];
  }
  put(base.length, mine.length, theirs.length);
  return { text: merged.map((line) => `${line}\n`).join(''), conflicts };
}
