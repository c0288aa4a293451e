// The editor's keys for the help on shortcuts; CodeMirror handles them.
import { isMac } from '#lib/browser/platform.ts';
import type { Shortcut } from '#ui/shortcut/shortcut.ts';
import {
  KEY_CARET,
  KEY_COMMENT,
  KEY_COMPLETE,
  KEY_FIND,
  KEY_FOLD,
  KEY_INDENT,
  KEY_LEAVE,
  KEY_LINE,
  KEY_MOVE,
  KEY_NEXT_OCCURRENCE,
  KEY_NEXT_PROBLEM,
  KEY_OUTDENT,
} from './messages.ts';

const MOD = isMac() ? '⌘' : 'Ctrl';
const ALT = isMac() ? '⌥' : 'Alt';

export const EDITOR_KEYS: readonly Shortcut[] = [
  { keys: 'Ctrl Space', says: KEY_COMPLETE },
  { keys: `${MOD} F`, says: KEY_FIND },
  { keys: `${MOD} /`, says: KEY_COMMENT },
  { keys: 'Tab', says: KEY_INDENT },
  { keys: '⇧ Tab', says: KEY_OUTDENT },
  { keys: `${ALT} ↑ ↓`, says: KEY_MOVE },
  { keys: `${MOD} D`, says: KEY_NEXT_OCCURRENCE },
  { keys: `${MOD} ${ALT} ↑ ↓`, says: KEY_CARET },
  { keys: isMac() ? '⌘ ⌥ [ ]' : 'Ctrl ⇧ [ ]', says: KEY_FOLD },
  { keys: `${MOD} ${ALT} G`, says: KEY_LINE },
  { keys: 'F8', says: KEY_NEXT_PROBLEM },
  { keys: 'Esc Tab', says: KEY_LEAVE },
].map((key) => ({ ...key, group: 'On this page' }));
