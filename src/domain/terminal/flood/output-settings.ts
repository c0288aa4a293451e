// What output sets for all that follows it, without what it prints: modes, margins, character sets, the screen, colours,
// and what is saved of them with the cursor.
import { styleSequencesOf } from './style-sequences.ts';
import { ESC, toSevenBit, parseSetting, SHIFT_IN, SHIFT_OUT, decodeBytes, type ScreenName } from './parse-setting.ts';

const SHOW_SCREEN: Readonly<Record<ScreenName, string>> = { normal: '\x1b[?47l', alternate: '\x1b[?47h' };

/**
 * Output up to where the cursor is saved or brought back, or to its end. What was set before a saving is saved with it,
 * so only within a part the last of several counts.
 */
interface OutputPart {
  from: number;
  until: number;
  /** Where colours, and where the character set in use, were set back; before its start where they were not. */
  resetAt: number;
  shiftedAt: number;
  /** In the order in which each was last. */
  last: Map<string, string>;
  /** The sequence that ends it. */
  end: string;
  /** What its end shows. */
  shownScreen?: ScreenName | undefined;
  /** The screen whose cursor its end saves. */
  savedScreen?: ScreenName | 'unknown' | undefined;
}

const startPart = (from: number): OutputPart => ({
  from,
  until: Infinity,
  resetAt: -1,
  shiftedAt: -1,
  last: new Map(),
  end: '',
});

/** The shift that these bytes end with. */
function lastShiftIn(bytes: Uint8Array): string {
  const at = Math.max(bytes.lastIndexOf(SHIFT_OUT), bytes.lastIndexOf(SHIFT_IN));
  return at === -1 ? '' : decodeBytes(bytes.subarray(at, at + 1));
}

function writePart(bytes: Uint8Array, { from, until, resetAt, shiftedAt, last, end }: OutputPart): string {
  // More colours than can be told apart without a reset: the default, as after one.
  const colours = styleSequencesOf(bytes.subarray(Math.max(from, resetAt), until));
  const shift = lastShiftIn(bytes.subarray(Math.max(from, resetAt, shiftedAt), until));
  return [...last.values(), shift, colours ? decodeBytes(colours) : '\x1b[m', end].join('');
}

// Deeper than programs build upon what they saved; further back only the last saving of each screen counts.
const MAX_PARTS = 64;

function setLast({ last }: OutputPart, settingName: string, text: string): void {
  last.delete(settingName);
  last.set(settingName, text);
}

/** One part of two: of what ends the first only the screen that it shows is kept. */
function joinParts(first: OutputPart, second: OutputPart): OutputPart {
  const { last } = first;
  const shown = first.shownScreen ? [['screen', SHOW_SCREEN[first.shownScreen]] as const] : [];
  for (const [settingName, text] of [...shown, ...second.last]) {
    setLast(first, settingName, text);
  }
  const resetAt = Math.max(first.resetAt, second.resetAt);
  const shiftedAt = Math.max(first.shiftedAt, second.shiftedAt);
  return { ...second, from: first.from, resetAt, shiftedAt, last };
}

function dropOldest(parts: OutputPart[]): void {
  const isLast = ({ savedScreen }: OutputPart, at: number) =>
    !parts.slice(at + 1).some((later) => later.savedScreen === savedScreen);
  const at = parts.findIndex((part, place) => part.savedScreen === undefined || !isLast(part, place));
  const [first, second] = parts.slice(at, at + 2);
  if (first && second) parts.splice(at, 2, joinParts(first, second));
}

/** What says how all that follows is shown, each setting in the order in which it was last; then the colours. */
export function outputSettingsOf(output: Uint8Array): string {
  const bytes = toSevenBit(output);
  const parts: OutputPart[] = [];
  let part = startPart(0);
  let screen: ScreenName | undefined;
  // From sequence to sequence, for a flood may hold millions.
  for (let at = bytes.indexOf(ESC); at !== -1; at = bytes.indexOf(ESC, at + 1)) {
    const setting = parseSetting(bytes, at);
    if (setting === undefined) continue;
    const text = decodeBytes(bytes.subarray(at, setting.end));
    const shownText = (screen === undefined ? '' : SHOW_SCREEN[screen]) + text;
    if (setting.name === 'reset') {
      parts.length = 0;
      part = startPart(at);
    }
    if (setting.isReset) part.resetAt = at;
    if (setting.name === 'shift' || setting.name === 'default set') part.shiftedAt = at;
    // Leaving the alternate screen forgets its margins; those of the other one stay.
    if (setting.shownScreen === 'normal') part.last.delete('margins alternate');
    if (setting.cursor) {
      const savedScreen = setting.cursor === 'save' ? (screen ?? 'unknown') : undefined;
      parts.push({ ...part, until: at, end: shownText, shownScreen: setting.shownScreen, savedScreen });
      if (parts.length > MAX_PARTS) dropOldest(parts);
      part = startPart(setting.end);
    } else if (setting.isOfScreen) setLast(part, `${setting.name} ${screen}`, shownText);
    else setLast(part, setting.name, text);
    screen = setting.shownScreen ?? screen;
  }
  return [...parts, part].map((one) => writePart(bytes, one)).join('');
}
