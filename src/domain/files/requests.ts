// Requests to move files in a moderated session, as their events tell of them (docs/protocol/streams.md#4.3).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, listOf, textOr } from '#lib/untrusted.ts';
import type { Order } from './transfer.ts';

export interface FileRequest extends Order {
  id: string;
  requester: string;
  approvers: readonly string[];
}

export interface FileEvent {
  what: 'requested' | 'approved' | 'denied';
  request: FileRequest;
}

const KINDS: Readonly<Record<string, FileEvent['what']>> = {
  file_transfer_request: 'requested',
  file_transfer_request_approve: 'approved',
  file_transfer_request_deny: 'denied',
};

/** An event of a session as far as it is about files; undefined for any other. */
export function fileEventIn(raw: Record<string, unknown>): FileEvent | undefined {
  const { event, requestID, requester, approvers, location, filename, download } =
    fieldsOf<StreamSchemas['StreamFileTransfer']>(raw);
  const kind = textOr(event, '');
  const what = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const id = textOr(requestID, '');
  if (!what || id === '') return undefined;
  return {
    what,
    request: {
      id,
      requester: textOr(requester, ''),
      approvers: listOf(approvers).filter((one) => typeof one === 'string'),
      direction: booleanOr(download, true) ? 'download' : 'upload',
      location: textOr(location, ''),
      filename: textOr(filename, ''),
    },
  };
}

/** The open requests, in the order in which they came; a grown list of approvers takes the place of the last. */
function requestsAfter(requests: readonly FileRequest[], { what, request }: FileEvent): readonly FileRequest[] {
  if (what !== 'requested') return requests.filter(({ id }) => id !== request.id);
  const isKnown = requests.some(({ id }) => id === request.id);
  return isKnown ? requests.map((one) => (one.id === request.id ? request : one)) : [...requests, request];
}

/** The open requests after all events of a session. */
export const openRequests = (events: readonly Record<string, unknown>[]): readonly FileRequest[] =>
  events.reduce<readonly FileRequest[]>((requests, raw) => {
    const event = fileEventIn(raw);
    return event ? requestsAfter(requests, event) : requests;
  }, []);

/** Whether the user has not answered it yet. */
export const isUnanswered = ({ requester, approvers }: FileRequest, user: string): boolean =>
  requester !== user && !approvers.includes(user);

/** As the node cleans it: no dots, no double or last slash. */
function cleaned(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Whether this is what was asked for: 14.x repeats the path, 18.x makes it absolute (docs/protocol/streams.md#4.3). */
export function isRequestFor(order: Order, request: Order): boolean {
  if (order.direction !== request.direction) return false;
  if (order.direction === 'upload' && order.filename !== request.filename) return false;
  if (order.location === request.location) return true;
  if (order.location.startsWith('/')) return cleaned(order.location) === request.location;
  return request.location.startsWith('/') && request.location.endsWith(cleaned(order.location.replace(/^~\//, '')));
}
