// The shell's current directory, which shells report with OSC 7. Output is untrusted, so any program may send this.
import { hasInvisibleCharacters } from '#lib/text/sanitize.ts';

const MAX_LENGTH = 1024;
const ADDRESS = /^file:\/\/([^/?#]*)(\/.*)$/s;

const firstLabel = (host: string): string => (host.split('.')[0] ?? '').toLowerCase();

/** Whether a report is about this server. A shell on another host, reached from this one, has other directories. */
function isOnServer(host: string, hostname: string): boolean {
  return host === '' || hostname === '' || host === 'localhost' || firstLabel(host) === firstLabel(hostname);
}

function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/**
 * The absolute path in a report such as `file://web-01/var/log`; undefined if the report is invalid, is about another
 * host, or contains characters that are invisible or control characters.
 */
export function parseWorkingDirectory(report: string, hostname: string): string | undefined {
  if (report.length > MAX_LENGTH) return undefined;
  const [, host = '', encodedPath = ''] = ADDRESS.exec(report) ?? [];
  const path = decodePath(encodedPath);
  if (!path?.startsWith('/') || hasInvisibleCharacters(path)) return undefined;
  return isOnServer(host, hostname) ? path : undefined;
}
