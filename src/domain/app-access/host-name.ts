const HOST_LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST_NAME = new RegExp(`^${HOST_LABEL}(?:\\.${HOST_LABEL})*$`);
const MAX_HOST_LENGTH = 253;

// A last label that is a number makes an address of the whole, in whatever notation (WHATWG URL, "ends in a number").
const NUMERIC_LAST_LABEL = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

/** The name of a host in the form that is compared: lower case and nothing around it; undefined for anything else. */
export function parseHostName(text: string): string | undefined {
  // Before lower case, which makes some signs beyond ASCII into letters of it.
  if (!/^[\w.-]+$/.test(text) || text.length > MAX_HOST_LENGTH) return undefined;
  const name = text.toLowerCase();
  return HOST_NAME.test(name) && !NUMERIC_LAST_LABEL.test(name) ? name : undefined;
}

/**
 * What a proxy answers may name a port, which is not part of the host
 * (docs/protocol/auth-and-identity.md#25.6).
 */
export const isSameHost = (responseHost: string, expectedHost: string): boolean =>
  responseHost.replace(/:\d{1,5}$/, '').toLowerCase() === expectedHost;
