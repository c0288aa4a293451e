// The editor's keys for the shortcut help; CodeMirror handles them.
import { isMac } from '#lib/browser/platform.ts';
import type { Shortcut } from '#ui/shortcut/shortcut.ts';
import {
  KEY_ADD_CARET,
  KEY_COMMENT,
  KEY_COMPLETE,
  KEY_FIND,
  KEY_FOLD,
  KEY_INDENT,
  KEY_LEAVE_EDITOR,
  KEY_GO_TO_LINE,
  KEY_MOVE_LINES,
  KEY_NEXT_OCCURRENCE,
  KEY_NEXT_PROBLEM,
  KEY_OUTDENT,
} from './messages.ts';

const MOD_KEY = isMac() ? '⌘' : 'Ctrl';
const ALT_KEY = isMac() ? '⌥' : 'Alt';

export const EDITOR_KEYS: readonly Shortcut[] = [
  { keys: 'Ctrl Space', description: KEY_COMPLETE },
  { keys: `${MOD_KEY} F`, description: KEY_FIND },
  { keys: `${MOD_KEY} /`, description: KEY_COMMENT },
  { keys: 'Tab', description: KEY_INDENT },
  { keys: '⇧ Tab', description: KEY_OUTDENT },
  { keys: `${ALT_KEY} ↑ ↓`, description: KEY_MOVE_LINES },
  { keys: `${MOD_KEY} D`, description: KEY_NEXT_OCCURRENCE },
  { keys: `${MOD_KEY} ${ALT_KEY} ↑ ↓`, description: KEY_ADD_CARET },
  { keys: isMac() ? '⌘ ⌥ [ ]' : 'Ctrl ⇧ [ ]', description: KEY_FOLD },
  { keys: `${MOD_KEY} ${ALT_KEY} G`, description: KEY_GO_TO_LINE },
  { keys: 'F8', description: KEY_NEXT_PROBLEM },
  { keys: 'Esc Tab', description: KEY_LEAVE_EDITOR },
].map((key) => ({ ...key, group: 'On this page' }));
