/** How the hosts of applications take a session over: 14.x does it differently from earlier and later proxies. */
export type Handover =
  | { by: 'headers' }
  /** `role` is their parameter for an AWS role; `mayRequireMfa`, whether opening a session may require MFA. */
  | { by: 'state'; role: 'arn' | 'awsrole'; mayRequireMfa: boolean };

const LINES_OF_HEADERS = [13, 14];

/** Lines without a description are taken for a neighbour (docs/protocol/auth-and-identity.md#25.7, #26). */
export function handoverOf(version: string): Handover {
  const line = Number.parseInt(version, 10);
  if (Number.isNaN(line) || LINES_OF_HEADERS.includes(line)) return { by: 'headers' };
  return { by: 'state', role: line < 13 ? 'awsrole' : 'arn', mayRequireMfa: line >= 18 };
}
