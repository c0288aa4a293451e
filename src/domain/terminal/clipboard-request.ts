// Requests in terminal output to write text to the clipboard (OSC 52 of xterm's control sequences).

// Users confirm the text before it is copied, and nobody can review more than this.
const MAX_PAYLOAD_LENGTH = 100_000;

const SELECTIONS = /^[cpqs0-7]*;/;
const BASE64 = /^[\w+/]+={0,2}$/;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text to copy; undefined for an invalid request. Requests to read the clipboard (payload "?") count as invalid:
 * the console never sends clipboard content to a program.
 */
export function parseClipboardRequest(request: string): string | undefined {
  const selections = SELECTIONS.exec(request)?.[0];
  if (selections === undefined) return undefined;
  const payload = request.slice(selections.length);
  if (payload.length > MAX_PAYLOAD_LENGTH || payload.length % 4 === 1 || !BASE64.test(payload)) return undefined;
  return utf8.decode(Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0)));
}
