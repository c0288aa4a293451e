// Reads the lines of a recorded screen in the order of time. A line is read when it leaves the screen, or before a line
// that was written later: a prompt can stand for an hour while what is below it comes and goes.
import type { Buffer } from '#domain/screen/buffer.ts';
import { trimmedLength, type Line } from '#domain/screen/line.ts';
import type { State } from '#domain/screen/state.ts';
import { createLineJoiner } from './line-bytes.ts';
import type { LineBytes } from './line-store.ts';

/** The rows of one line. */
interface Group {
  rows: Line[];
  /** When it was complete. */
  ms: number;
  isAlternate: boolean;
  /** The line began in rows that have left the screen. */
  isContinued: boolean;
}

export interface LineReader {
  /** A row that is about to leave the screen at its top, or to be erased. */
  gone(row: Line, isAlternate: boolean): void;
  /** Reads the lines on the screen that were complete before a time. */
  readBefore(ms: number): void;
  /** Passes the lines that are not read yet, in the order of the screen. They stay unread. */
  unread(pass: (line: LineBytes, isAlternate: boolean) => void): void;
}

/** The bytes of the lines are valid until the next one. */
type OnLine = (line: LineBytes, isAlternate: boolean) => void;

export function createLineReader(screen: () => Readonly<State>, onLine: OnLine): LineReader {
  /** Whether the rows that leave the screen are those of a program that fills it. */
  let isAlternate = false;
  let lastGone: Line | undefined;
  /** All lines that were complete before are read. */
  let readUntil = 0;
  const leaving = createLineJoiner((line) => onLine(line, isAlternate));
  let isGroupAlternate = false;
  const standing = createLineJoiner((line) => onLine(line, isGroupAlternate));

  function groupsIn({ lines }: Buffer, isOfAlternate: boolean): Group[] {
    const groups: Group[] = [];
    const pending = isOfAlternate === isAlternate ? leaving.pending() : undefined;
    for (const row of lines) {
      const last = groups.at(-1);
      if (row.isWrapped && last) {
        last.rows.push(row);
        last.ms = Math.max(last.ms, row.changedAt);
        continue;
      }
      const isContinued = row.isWrapped && pending !== undefined;
      const ms = isContinued ? Math.max(pending.ms, row.changedAt) : row.changedAt;
      groups.push({ rows: [row], ms, isAlternate: isOfAlternate, isContinued });
    }
    return groups;
  }
  function unreadGroups(): Group[] {
    const { normal, alternate, active } = screen();
    const groups = groupsIn(normal, false);
    if (active === alternate) groups.push(...groupsIn(alternate, true));
    return groups.filter(({ rows }) => rows.some(({ isRead }) => !isRead));
  }
  function read(group: Group): void {
    const joiner = group.isContinued ? leaving : standing;
    isGroupAlternate = group.isAlternate;
    for (const row of group.rows) {
      joiner.take(row);
      row.isRead = true;
    }
    joiner.end();
  }
  /** Whether no line that leaves the screen has rows left on it. */
  const isLeavingComplete = () => !unreadGroups().some(({ isContinued }) => isContinued);
  function readAll(groups: readonly Group[]): void {
    for (const group of groups.toSorted((one, other) => one.ms - other.ms)) read(group);
  }
  function readBefore(ms: number, goesOn = false): void {
    if (ms <= readUntil) return;
    readUntil = ms;
    const { normal, alternate, active } = screen();
    const isEarlier = ({ isRead, changedAt }: Line) => !isRead && changedAt < ms;
    // Most rows leave in the order in which they were written, so that there is nothing to read.
    if (!normal.lines.some(isEarlier) && !(active === alternate && alternate.lines.some(isEarlier))) return;
    if (!goesOn && isLeavingComplete()) leaving.end();
    readAll(unreadGroups().filter((group) => group.ms < ms));
  }
  /** A row below the first one goes with its whole line, and with the lines above it that came at the same time. */
  function readErased(row: Line): void {
    const groups = unreadGroups();
    const at = groups.findIndex(({ rows }) => rows.includes(row));
    const own = groups[at];
    if (!own) return;
    const isAbove = (group: Group, place: number) =>
      place < at && group.ms === own.ms && group.isAlternate === own.isAlternate;
    if (isLeavingComplete()) leaving.end();
    readAll(groups.filter((group, place) => group === own || group.ms < own.ms || isAbove(group, place)));
    readUntil = Math.max(readUntil, own.ms);
  }
  return {
    gone(row, isOfAlternate) {
      const { normal, alternate } = screen();
      const { lines } = isOfAlternate ? alternate : normal;
      // Not among them where a smaller screen has no room for it.
      const place = lines.indexOf(row);
      if (isOfAlternate !== isAlternate) {
        readBefore(row.changedAt);
        leaving.end();
        isAlternate = isOfAlternate;
        lastGone = undefined;
      }
      const isNext = lastGone !== undefined && lines[place - 1] === lastGone;
      const isUnchanged = lastGone?.isRead === true || (lastGone !== undefined && trimmedLength(lastGone) === 0);
      // Lines that are erased go row by row.
      const goesOn = row.isWrapped && isNext && isUnchanged && leaving.pending() !== undefined;
      if (place > 0 && !goesOn) return readErased(row);
      lastGone = row;
      if (!row.isWrapped) leaving.end();
      readBefore(row.changedAt, row.isWrapped);
      const isChanged = !row.isRead || (lines[place + 1]?.isWrapped === true && lines[place + 1]?.isRead === false);
      if (!isChanged) return;
      leaving.take(row);
      row.isRead = true;
    },
    readBefore: (ms) => readBefore(ms),
    unread(pass) {
      let isPassedAlternate = isAlternate;
      const joiner = leaving.copy((line) => pass(line, isPassedAlternate));
      const groups = unreadGroups();
      if (isLeavingComplete()) joiner.end();
      // The one that goes on from what has left the screen comes first.
      for (const group of groups.toSorted((one, other) => Number(other.isContinued) - Number(one.isContinued))) {
        isPassedAlternate = group.isAlternate;
        for (const row of group.rows) joiner.take(row);
        joiner.end();
      }
    },
  };
}
