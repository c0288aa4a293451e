// How a help writes the keys of a shortcut for the keyboard at hand.

type KeyCharacters = ReadonlyMap<string, string>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', '⌥', 'Ctrl', '⌘', '⇧']);
const US_KEYS_WITH_SHIFT: ReadonlySet<string> = new Set(['+', '_']);

/** Shift before a sign where the keyboard needs it; a US keyboard is assumed where the browser tells nothing. */
function signKeys(sign: string, characters: KeyCharacters | undefined): string[] {
  const isPlain = characters ? [...characters.values()].includes(sign) : !US_KEYS_WITH_SHIFT.has(sign);
  if (isPlain) return [sign];
  // On nearly all keyboards it is the minus sign with Shift.
  return ['⇧', sign === '_' ? '−' : sign];
}

/** The letter, or what stands in its place on a keyboard without Latin letters. */
function letterKey(letter: string, characters: KeyCharacters | undefined): string {
  const lower = letter.toLowerCase();
  if (!characters || [...characters.values()].includes(lower)) return letter;
  const localKey = characters.get(`Key${letter.toUpperCase()}`) ?? letter;
  return letter === lower ? localKey : localKey.toUpperCase();
}

/** `Alt 1 … 9` and `g s` as the keys to press. */
export function formatKeys(keys: string, characters: KeyCharacters | undefined): string[] {
  const parts = keys.split(' ');
  return parts.flatMap((key, index) => {
    if (/^[A-Za-z]$/.test(key)) return [letterKey(key, characters)];
    const previous = parts[index - 1] ?? '';
    // With Ctrl or Cmd, a plus sign also works without its Shift.
    const needsSign = key === '+' || key === '_' ? previous === 'Alt' : /^\d$/.test(key) && MODIFIERS.has(previous);
    return needsSign ? signKeys(key, characters) : [key];
  });
}
