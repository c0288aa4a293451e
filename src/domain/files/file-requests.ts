// Requests for file transfers in a moderated session, where other participants must approve them
// (docs/protocol/streams.md#4.3).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, listOf, textOr } from '#lib/untrusted.ts';
import type { TransferOrder } from './transfer.ts';

export interface FileRequest extends TransferOrder {
  id: string;
  requester: string;
  approvers: readonly string[];
}

export interface FileEvent {
  kind: 'requested' | 'approved' | 'denied';
  request: FileRequest;
}

const KIND_BY_EVENT_NAME: Readonly<Record<string, FileEvent['kind']>> = {
  file_transfer_request: 'requested',
  file_transfer_request_approve: 'approved',
  file_transfer_request_deny: 'denied',
};

/** Parses a session event. Undefined for events that are not about transfer requests. */
export function parseFileEvent(raw: Record<string, unknown>): FileEvent | undefined {
  const { event, requestID, requester, approvers, location, filename, download } =
    fieldsOf<StreamSchemas['StreamFileTransfer']>(raw);
  const eventName = textOr(event, '');
  const kind = Object.hasOwn(KIND_BY_EVENT_NAME, eventName) ? KIND_BY_EVENT_NAME[eventName] : undefined;
  const id = textOr(requestID, '');
  if (!kind || id === '') return undefined;
  return {
    kind,
    request: {
      id,
      requester: textOr(requester, ''),
      approvers: listOf(approvers).filter((name) => typeof name === 'string'),
      direction: booleanOr(download, true) ? 'download' : 'upload',
      location: textOr(location, ''),
      filename: textOr(filename, ''),
    },
  };
}

/** Updates the pending requests, in order of arrival. A repeated request replaces the one with the same ID. */
function applyFileEvent(requests: readonly FileRequest[], { kind, request }: FileEvent): readonly FileRequest[] {
  if (kind !== 'requested') return requests.filter(({ id }) => id !== request.id);
  const isKnown = requests.some(({ id }) => id === request.id);
  return isKnown ? requests.map((pending) => (pending.id === request.id ? request : pending)) : [...requests, request];
}

/** The requests that are neither approved nor denied after these session events. */
export const pendingFileRequests = (events: readonly Record<string, unknown>[]): readonly FileRequest[] =>
  events.reduce<readonly FileRequest[]>((requests, raw) => {
    const event = parseFileEvent(raw);
    return event ? applyFileEvent(requests, event) : requests;
  }, []);

/** Whether the user can still approve or deny the request. */
export const canAnswer = ({ requester, approvers }: FileRequest, user: string): boolean =>
  requester !== user && !approvers.includes(user);

/** Normalizes a path as the server does: removes dots, and repeated and trailing slashes, and makes it absolute. */
function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Whether a request is for a transfer: 14.x repeats its path, 18.x completes it (docs/protocol/streams.md#4.3). */
export function isRequestFor(expected: TransferOrder, request: TransferOrder): boolean {
  if (expected.direction !== request.direction) return false;
  if (expected.direction === 'upload' && expected.filename !== request.filename) return false;
  if (expected.location === request.location) return true;
  if (expected.location.startsWith('/')) return cleanPath(expected.location) === request.location;
  return (
    request.location.startsWith('/') && request.location.endsWith(cleanPath(expected.location.replace(/^~\//, '')))
  );
}
