// Formats shortcut keys for the user's keyboard.

type KeyCharacters = ReadonlyMap<string, string>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', '⌥', 'Ctrl', '⌘', '⇧']);
const US_KEYS_WITH_SHIFT: ReadonlySet<string> = new Set(['+', '_']);

/** Adds Shift if the sign needs it; assumes a US keyboard if the browser reports no layout. */
function signKeys(sign: string, characters: KeyCharacters | undefined): string[] {
  const isPlain = characters ? [...characters.values()].includes(sign) : !US_KEYS_WITH_SHIFT.has(sign);
  if (isPlain) return [sign];
  // On nearly all keyboards, `_` is the minus key with Shift.
  return ['⇧', sign === '_' ? '−' : sign];
}

/** The letter, or the character at its position on a keyboard without Latin letters. */
function letterKey(letter: string, characters: KeyCharacters | undefined): string {
  const lower = letter.toLowerCase();
  if (!characters || [...characters.values()].includes(lower)) return letter;
  const localKey = characters.get(`Key${letter.toUpperCase()}`) ?? letter;
  return letter === lower ? localKey : localKey.toUpperCase();
}

/** Formats shortcuts such as `Alt 1 … 9` and `g s`. */
export function formatKeys(keys: string, characters: KeyCharacters | undefined): string[] {
  const parts = keys.split(' ');
  return parts.flatMap((key, index) => {
    if (/^[A-Za-z]$/.test(key)) return [letterKey(key, characters)];
    const previous = parts[index - 1] ?? '';
    // With Ctrl or Cmd, the plus key also works without Shift.
    const needsSign = key === '+' || key === '_' ? previous === 'Alt' : /^\d$/.test(key) && MODIFIERS.has(previous);
    return needsSign ? signKeys(key, characters) : [key];
  });
}
