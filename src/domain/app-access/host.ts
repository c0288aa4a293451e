const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const LONGEST = 253;

// A last label that is a number makes an address of the whole, in whatever notation (WHATWG URL, "ends in a number").
const NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

/** The name of a host in the form that is compared: lower case and nothing around it; undefined for anything else. */
export function hostName(text: string): string | undefined {
  // Before lower case, which makes some signs beyond ASCII into letters of it.
  if (!/^[\w.-]+$/.test(text) || text.length > LONGEST) return undefined;
  const name = text.toLowerCase();
  return HOST_NAME.test(name) && !NUMBER.test(name) ? name : undefined;
}

/**
 * What a proxy answers may name a port, which is not part of the host
 * (docs/protocol/auth-and-identity.md#25.6).
 */
export const isSameHost = (answered: string, wanted: string): boolean =>
  answered.replace(/:\d{1,5}$/, '').toLowerCase() === wanted;
