// Formats shortcut keys for the user's keyboard.

/** The character that each key types without modifiers, by key code such as `KeyA`. */
type KeyCharacters = ReadonlyMap<string, string>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', '⌥', 'Ctrl', '⌘', '⇧']);
const US_KEYS_WITH_SHIFT: ReadonlySet<string> = new Set(['+', '_']);

/** The keys for a character: adds Shift if the layout needs it. Assumes a US keyboard if the layout is unknown. */
function signKeys(character: string, characters: KeyCharacters | undefined): string[] {
  const isTypedWithoutShift = characters
    ? [...characters.values()].includes(character)
    : !US_KEYS_WITH_SHIFT.has(character);
  if (isTypedWithoutShift) return [character];
  // On nearly all keyboards, `_` is the minus key with Shift.
  return ['⇧', character === '_' ? '−' : character];
}

/** The letter, or the character at its position on a keyboard without Latin letters. */
function letterKey(letter: string, characters: KeyCharacters | undefined): string {
  const lowercaseLetter = letter.toLowerCase();
  if (!characters || [...characters.values()].includes(lowercaseLetter)) return letter;
  const localKey = characters.get(`Key${letter.toUpperCase()}`) ?? letter;
  return letter === lowercaseLetter ? localKey : localKey.toUpperCase();
}

/** Formats shortcuts such as `Alt 1 … 9` and `g s`. */
export function formatKeys(keys: string, characters: KeyCharacters | undefined): string[] {
  const parts = keys.split(' ');
  return parts.flatMap((key, index) => {
    if (/^[A-Za-z]$/.test(key)) return [letterKey(key, characters)];
    const previous = parts[index - 1] ?? '';
    // With Ctrl or Cmd, the plus key also works without Shift.
    const mayNeedShift = key === '+' || key === '_' ? previous === 'Alt' : /^\d$/.test(key) && MODIFIERS.has(previous);
    return mayNeedShift ? signKeys(key, characters) : [key];
  });
}
