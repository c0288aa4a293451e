// Messages of the dialog before pasting.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const numberFormat = once(() => new Intl.NumberFormat(LOCALE));
const pluralRules = once(() => new Intl.PluralRules(LOCALE));

export function pasteQuestion(lines: number): string {
  if (lines === 1) return 'Paste this text?';
  return `Paste ${numberFormat().format(lines)} lines?`;
}
export const LINES_RUN_IMMEDIATELY = 'Each line can run as soon as it is pasted.';
export const LINES_WAIT_FOR_ENTER =
  'The program in this terminal takes the lines as one paste: nothing runs until you press Enter.';
export const HAS_CONTROL_CHARACTERS = 'The text contains control characters, which can act like keys you press.';
export const HAS_INVISIBLE_CHARACTERS =
  "The text contains characters that you can't see. It may not do what it seems to do.";
export const TEXT_TO_PASTE = 'Text to paste';
export function remainingCharacters(characters: number): string {
  switch (pluralRules().select(characters)) {
    case 'one':
      return `… and ${numberFormat().format(characters)} more character`;
    default:
      return `… and ${numberFormat().format(characters)} more characters`;
  }
}
export const PASTE = 'Paste';
export const PASTE_AS_ONE_LINE = 'Paste as one line';
