const HOST_LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST_NAME = new RegExp(`^${HOST_LABEL}(?:\\.${HOST_LABEL})*$`);
const MAX_HOST_LENGTH = 253;

// A host whose last label is a number is an IP address in some notation (WHATWG URL, "ends in a number").
const NUMERIC_LAST_LABEL = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

/** A hostname in lowercase, for comparing. Undefined for any other text. */
export function parseHostName(text: string): string | undefined {
  // Checked before converting to lowercase, which turns some non-ASCII characters into ASCII letters.
  if (!/^[\w.-]+$/.test(text) || text.length > MAX_HOST_LENGTH) return undefined;
  const name = text.toLowerCase();
  return HOST_NAME.test(name) && !NUMERIC_LAST_LABEL.test(name) ? name : undefined;
}

/** The host in the proxy's response may contain a port, which is ignored (docs/protocol/auth-and-identity.md#25.6). */
export const isSameHost = (responseHost: string, expectedHost: string): boolean =>
  responseHost.replace(/:\d{1,5}$/, '').toLowerCase() === expectedHost;
