/** How the hosts of applications take a session over: 14.x does it otherwise than what came before and after. */
export type Handover =
  | { by: 'headers' }
  /** `role` is what they call a role of AWS; `isFactorAsked`, whether opening a session may take a second factor. */
  | { by: 'state'; role: 'arn' | 'awsrole'; isFactorAsked: boolean };

const LINES_OF_HEADERS = [13, 14];

/** Lines that nobody has described are taken for a neighbour (docs/protocol/auth-and-identity.md#25.7, #26). */
export function handoverOf(version: string): Handover {
  const line = Number.parseInt(version, 10);
  if (Number.isNaN(line) || LINES_OF_HEADERS.includes(line)) return { by: 'headers' };
  return { by: 'state', role: line < 13 ? 'awsrole' : 'arn', isFactorAsked: line >= 18 };
}
