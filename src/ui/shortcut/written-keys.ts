// How a help writes the keys of a shortcut for the keyboard at hand.

type Characters = ReadonlyMap<string, string>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', '⌥', 'Ctrl', '⌘', '⇧']);
const US_WITH_SHIFT: ReadonlySet<string> = new Set(['+', '_']);

/** Shift before a sign where the keyboard needs it; a US keyboard is assumed where the browser tells nothing. */
function signKeys(sign: string, typed: Characters | undefined): string[] {
  const isPlain = typed ? [...typed.values()].includes(sign) : !US_WITH_SHIFT.has(sign);
  if (isPlain) return [sign];
  // On nearly all keyboards it is the minus sign with Shift.
  return ['⇧', sign === '_' ? '−' : sign];
}

/** The letter, or what stands in its place on a keyboard without Latin letters. */
function letterKey(letter: string, typed: Characters | undefined): string {
  const lower = letter.toLowerCase();
  if (!typed || [...typed.values()].includes(lower)) return letter;
  const other = typed.get(`Key${letter.toUpperCase()}`) ?? letter;
  return letter === lower ? other : other.toUpperCase();
}

/** `Alt 1 … 9` and `g s` as the keys to press. */
export function writtenKeys(keys: string, typed: Characters | undefined): string[] {
  const all = keys.split(' ');
  return all.flatMap((key, at) => {
    if (/^[A-Za-z]$/.test(key)) return [letterKey(key, typed)];
    const before = all[at - 1] ?? '';
    // With Ctrl or Cmd, a plus sign also works without its Shift.
    const needsSign = key === '+' || key === '_' ? before === 'Alt' : /^\d$/.test(key) && MODIFIERS.has(before);
    return needsSign ? signKeys(key, typed) : [key];
  });
}
