// Messages of the code editor, its find panel and the diff view.
import { COMPLETIONS } from '#ui/field/messages.ts';
import { CLOSE } from '#ui/button/messages.ts';
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const LEAVE_EDITOR_HINT = 'Tab indents. To leave the editor, press Escape, then Tab.';
export const TAB_LEAVES_EDITOR = 'Press Tab to leave the editor.';
export const suggestionCount = countFormatter('1 suggestion', 'suggestions');
export const problemAtLine = (line: number, problem: string): string => `Line ${formatCount(line)}: ${problem}`;
export const fixAtLine = (fix: string, line: number): string => `${fix} in line ${formatCount(line)}`;
export const errorCount = countFormatter('1 error', 'errors');
export const warningCount = countFormatter('1 warning', 'warnings');
export const NO_PROBLEMS = 'No problems';
export const PROBLEMS = 'Problems';
export const showAllProblems = (count: number): string => `Show all ${formatCount(count)} problems`;

export const caretPosition = (line: number, column: number): string =>
  `Line ${formatCount(line)}, column ${formatCount(column)}`;
export const caretCount = countFormatter('1 caret', 'carets');
export const WRAP_LINES = 'Wrap lines';

export const FIND_PANEL = 'Find and replace';
export const FIND_TEXT = 'Find text';
export const REPLACE_WITH = 'Replace with';
export const NEXT_MATCH = 'Next match (Enter)';
export const PREVIOUS_MATCH = 'Previous match (Shift+Enter)';
export const CASE_SENSITIVE = 'Case sensitive';
export const REGULAR_EXPRESSION = 'Regular expression';
export const WHOLE_WORDS = 'Whole words';
export const REPLACE = 'Replace';
export const REPLACE_ALL = 'Replace all';
export const CLOSE_PANEL = 'Close find and replace (Esc)';
export const INVALID_EXPRESSION = 'Not a valid regular expression';
export const occurrenceCount = countFormatter('1 occurrence', 'occurrences');
export const occurrencePosition = (position: number, count: number): string =>
  `${formatCount(position)} of ${formatCount(count)} occurrences`;
export const manyOccurrences = (count: number): string => `${formatCount(count)} or more occurrences`;

// Descriptions of the editor's keys in the shortcut help.
export const KEY_COMPLETE = 'Complete';
export const KEY_FIND = 'Find and replace in the text';
export const KEY_COMMENT = 'Comment or uncomment lines';
export const KEY_INDENT = 'Indent lines';
export const KEY_OUTDENT = 'Outdent lines';
export const KEY_MOVE_LINES = 'Move lines up or down';
export const KEY_NEXT_PROBLEM = 'Next problem';
export const KEY_NEXT_OCCURRENCE = 'Select the next occurrence too';
export const KEY_ADD_CARET = 'Add a caret above or below';
export const KEY_FOLD = 'Fold or unfold';
export const KEY_GO_TO_LINE = 'Go to line';
export const KEY_LEAVE_EDITOR = 'Leave the editor';

export const NO_CHANGES = 'There are no changes.';

const FOLDED_LINES = 'Folded lines';
const UNFOLD = 'Unfold';

/** Our texts for the phrases of CodeMirror. */
export const CODEMIRROR_PHRASES = {
  Completions: COMPLETIONS,
  close: CLOSE,
  'Go to line': 'Line number',
  go: 'Go',
  'current match': 'Selected match',
  'on line': 'on line',
  'replaced match on line $': 'Replaced on line $',
  'replaced $ matches': 'Replaced matches: $',
  'Folded lines': FOLDED_LINES,
  'Unfolded lines': 'Unfolded lines',
  to: 'to',
  'folded code': FOLDED_LINES,
  'Fold line': 'Fold',
  'Unfold line': UNFOLD,
  unfold: UNFOLD,
  'Control character': 'Hidden character',
  'Selection deleted': 'Selection deleted',
  '$ unchanged lines': 'Show unchanged lines: $',
};
