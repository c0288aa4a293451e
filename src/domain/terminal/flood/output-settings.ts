// Extracts the sequences that affect later output: modes, margins, character sets, the active screen, colors, and the
// state that is saved with the cursor. Printed text is not included.
import { styleSequencesOf } from './style-sequences.ts';
import { ESC, toSevenBit, parseSetting, SHIFT_IN, SHIFT_OUT, decodeBytes, type ScreenName } from './parse-setting.ts';

const SHOW_SCREEN: Readonly<Record<ScreenName, string>> = { normal: '\x1b[?47l', alternate: '\x1b[?47h' };

/**
 * A part of the output. Parts end where the cursor is saved or restored, because the terminal saves settings with the
 * cursor. So a later setting replaces an earlier one only within the same part.
 */
interface OutputPart {
  from: number;
  until: number;
  /** Positions of the last reset of the colors and of the selected character set; before `from` if there is none. */
  resetAt: number;
  shiftedAt: number;
  /** The last sequence of each setting by its name, in the order of their positions. */
  lastSequences: Map<string, string>;
  /** The sequence that ends the part. */
  end: string;
  /** The screen that the end sequence shows. */
  shownScreen?: ScreenName | undefined;
  /** The screen whose cursor the end sequence saves. */
  savedScreen?: ScreenName | 'unknown' | undefined;
}

const startPart = (from: number): OutputPart => ({
  from,
  until: Infinity,
  resetAt: -1,
  shiftedAt: -1,
  lastSequences: new Map(),
  end: '',
});

/** The last shift character; empty if there is none. */
function lastShiftCharacterOf(bytes: Uint8Array): string {
  const position = Math.max(bytes.lastIndexOf(SHIFT_OUT), bytes.lastIndexOf(SHIFT_IN));
  return position === -1 ? '' : decodeBytes(bytes.subarray(position, position + 1));
}

function writePart(bytes: Uint8Array, { from, until, resetAt, shiftedAt, lastSequences, end }: OutputPart): string {
  const styles = styleSequencesOf(bytes.subarray(Math.max(from, resetAt), until));
  const shift = lastShiftCharacterOf(bytes.subarray(Math.max(from, resetAt, shiftedAt), until));
  // Too many styles without a reset cannot be tracked, so the style is reset.
  return [...lastSequences.values(), shift, styles ? decodeBytes(styles) : '\x1b[m', end].join('');
}

// Programs do not save and restore the cursor more often in a row than this. From older parts only the last save of
// each screen is kept.
const MAX_PARTS = 64;

function setLast({ lastSequences }: OutputPart, settingName: string, text: string): void {
  lastSequences.delete(settingName);
  lastSequences.set(settingName, text);
}

/** Joins two parts. From the end sequence of the first part only the shown screen is kept. */
function joinParts(first: OutputPart, second: OutputPart): OutputPart {
  const { lastSequences } = first;
  const shown = first.shownScreen ? [['screen', SHOW_SCREEN[first.shownScreen]] as const] : [];
  for (const [settingName, text] of [...shown, ...second.lastSequences]) {
    setLast(first, settingName, text);
  }
  const resetAt = Math.max(first.resetAt, second.resetAt);
  const shiftedAt = Math.max(first.shiftedAt, second.shiftedAt);
  return { ...second, from: first.from, resetAt, shiftedAt, lastSequences };
}

/** Joins the oldest part that is not the last save of the cursor on its screen with the next part. */
function joinOldestPart(parts: OutputPart[]): void {
  const isLastSave = ({ savedScreen }: OutputPart, index: number) =>
    !parts.slice(index + 1).some((later) => later.savedScreen === savedScreen);
  const oldestIndex = parts.findIndex((part, index) => part.savedScreen === undefined || !isLastSave(part, index));
  const [first, second] = parts.slice(oldestIndex, oldestIndex + 2);
  if (first && second) parts.splice(oldestIndex, 2, joinParts(first, second));
}

/** The sequences that restore the settings at the end of the output: settings in their last order, then the colors. */
export function outputSettingsOf(output: Uint8Array): string {
  const bytes = toSevenBit(output);
  const parts: OutputPart[] = [];
  let part = startPart(0);
  let screen: ScreenName | undefined;
  // Searches for ESC bytes instead of parsing every byte, because the output may contain millions of bytes.
  for (let start = bytes.indexOf(ESC); start !== -1; start = bytes.indexOf(ESC, start + 1)) {
    const setting = parseSetting(bytes, start);
    if (setting === undefined) continue;
    const text = decodeBytes(bytes.subarray(start, setting.end));
    const shownText = (screen === undefined ? '' : SHOW_SCREEN[screen]) + text;
    if (setting.name === 'reset') {
      parts.length = 0;
      part = startPart(start);
    }
    if (setting.isReset) part.resetAt = start;
    if (setting.name === 'shift' || setting.name === 'default set') part.shiftedAt = start;
    // Leaving the alternate screen resets its margins, but not those of the normal screen.
    if (setting.shownScreen === 'normal') part.lastSequences.delete('margins alternate');
    if (setting.cursor) {
      const savedScreen = setting.cursor === 'save' ? (screen ?? 'unknown') : undefined;
      parts.push({ ...part, until: start, end: shownText, shownScreen: setting.shownScreen, savedScreen });
      if (parts.length > MAX_PARTS) joinOldestPart(parts);
      part = startPart(setting.end);
    } else if (setting.isOfScreen) setLast(part, `${setting.name} ${screen}`, shownText);
    else setLast(part, setting.name, text);
    screen = setting.shownScreen ?? screen;
  }
  return [...parts, part].map((outputPart) => writePart(bytes, outputPart)).join('');
}
