// One-time codes that people paste from a message, a table or a password manager.

/** White space of all kinds, invisible marks (zero-width, direction, byte order mark) and dashes. */
const SEPARATOR = String.raw`[\s\p{Default_Ignorable_Code_Point}\p{Dash_Punctuation}\u2212]`;

// Keyboards for Chinese, Japanese, Arabic and Persian type their own digits.
const DIGIT_ZEROS = ['0', '\uff10', '\u0660', '\u06f0'].map((zero) => zero.charCodeAt(0));
const DIGIT = `[${DIGIT_ZEROS.map((zero) => String.fromCharCode(zero, 0x2d, zero + 9)).join('')}]`;

/**
 * Six digits with separators anywhere, for the `pattern` attribute of an input. It accepts every text that `cleanCode`
 * converts to six digits.
 */
export const CODE_PATTERN = `${SEPARATOR}*(?:${DIGIT}${SEPARATOR}*){6}`;

const SEPARATORS = new RegExp(SEPARATOR, 'gu');
const DIGITS = new RegExp(DIGIT, 'gu');

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = DIGIT_ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
  return String(code - zero);
}

/** Converts digits to ASCII and removes separators, as the proxy expects. Other characters stay. */
export const cleanCode = (text: string): string => text.replace(SEPARATORS, '').replace(DIGITS, asciiDigit);
