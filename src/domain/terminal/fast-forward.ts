// The way on when output comes faster than it can be shown and nothing holds it back: all but its end is left out.
import { joinBytes } from '#lib/join-bytes.ts';

const ESC = 0x1b;
const LF = 0x0a;
/** Ends whatever sequence was begun (ECMA-48 8.3.13). */
const CANCEL = '\x18';
// Behind the cut a sequence or a line begins soon; where none does, any place is as good.
const NEAR = 4096;

const text = new TextDecoder();

/** Sequences that say how all that follows is shown: modes, margins, colours, character sets, keypad, and the full reset. */
const SETTINGS = /\x1b(?:\[([?>]?[\d;:]*)([hlrm])|([()*+])[\w<>=]|([=>])|c)/g;

const isReset = (parameters: string) => /^0*(?:;|$)/.test(parameters);

/** What the last of each kind says, in their order. */
function settingsOf(bytes: Uint8Array): string {
  const last = new Map<string, string>();
  const styles = () => [...last.keys()].filter((name) => name.startsWith('m'));
  for (const [whole, parameters, final, set, keypad] of text.decode(bytes).matchAll(SETTINGS)) {
    if (final === 'm' && isReset(parameters ?? '')) for (const name of styles()) last.delete(name);
    if (whole === '\x1bc') last.clear();
    const isMode = final === 'h' || final === 'l';
    const name = isMode ? parameters : final === 'm' ? `m${parameters}` : (final ?? set ?? (keypad && 'keypad') ?? 'c');
    last.delete(name ?? '');
    last.set(name ?? '', whole);
  }
  return [...last.values()].join('');
}

/** Where to go on, at least so many bytes from the end. */
function clearCut(bytes: Uint8Array, keep: number): number {
  const from = bytes.length - keep;
  const near = bytes.subarray(from, from + NEAR);
  const line = near.indexOf(LF) + 1;
  return from + (line > 0 ? line : Math.max(0, near.indexOf(ESC)));
}

/**
 * The last `keep` bytes or so; before them what the rest had set, and `note` on a line of its own, told how many bytes
 * are not there.
 */
export function fastForward(bytes: Uint8Array, keep: number, note: (leftOut: number) => string): Uint8Array {
  if (bytes.length <= keep) return bytes;
  const cut = clearCut(bytes, keep);
  const head = new TextEncoder().encode(`${CANCEL}${settingsOf(bytes.subarray(0, cut))}\r\n${note(cut)}\r\n`);
  return joinBytes([head, bytes.subarray(cut)]);
}
