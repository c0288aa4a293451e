// What output asks to be written into the clipboard (OSC 52 of xterm's control sequences).

// More than anybody reads through before saying yes; programs that write more have files for it.
const MAX_PAYLOAD_LENGTH = 100_000;

const SELECTIONS = /^[cpqs0-7]*;/;
const BASE64 = /^[\w+/]+={0,2}$/;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text; undefined where there is none to write. A question for what the clipboard holds is one of these: nothing is
 * ever read from it.
 */
export function parseClipboardRequest(request: string): string | undefined {
  const selections = SELECTIONS.exec(request)?.[0];
  if (selections === undefined) return undefined;
  const payload = request.slice(selections.length);
  if (payload.length > MAX_PAYLOAD_LENGTH || payload.length % 4 === 1 || !BASE64.test(payload)) return undefined;
  return utf8.decode(Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0)));
}
