import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';

/** The IDs that load balancers write: UUIDs, hexadecimal numbers, `Root=1-67891233-abcdef`. */
const VALID_ID = /^[\w.:=+/-]{1,128}$/;

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => String(headers[HEADER] ?? '');

/**
 * Keeps the ID that a load balancer has given a request, or creates one. The ID is stored in the headers of the request,
 * so that the proxy receives it too.
 */
export function assignRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const id = requestIdOf(request);
  if (VALID_ID.test(id)) return id;
  const newId = randomUUID();
  request.headers[HEADER] = newId;
  return newId;
}
