// What the code editor and the view of changes say.
import { counted, formatCount, plural } from '#lib/text/locale.ts';

export const HOW_TO_LEAVE = 'Tab indents. To leave the editor, press Escape, then Tab.';
export const TAB_LEAVES = 'Press Tab to leave the editor.';
export const suggested = counted('1 suggestion', 'suggestions');
export const atLine = (line: number, problem: string): string => `Line ${formatCount(line)}: ${problem}`;
export const errors = counted('1 error', 'errors');
export const warnings = counted('1 warning', 'warnings');
export const PROBLEMS = 'Problems';
export const allProblems = (count: number): string => `Show all ${formatCount(count)} problems`;

export const ADDED = 'Added:';
export const REMOVED = 'Removed:';
export const NO_CHANGES = 'There are no changes.';
export const unchanged = (count: number): string =>
  plural(count, { one: '1 unchanged line', other: `${formatCount(count)} unchanged lines` });
