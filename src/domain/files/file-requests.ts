// Requests to move files in a moderated session, as their events tell of them (docs/protocol/streams.md#4.3).
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

/** An event of a session as far as it is about files; undefined for any other. */
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
      approvers: listOf(approvers).filter((one) => typeof one === 'string'),
      direction: booleanOr(download, true) ? 'download' : 'upload',
      location: textOr(location, ''),
      filename: textOr(filename, ''),
    },
  };
}

/** The open requests, in the order in which they came; a grown list of approvers takes the place of the last. */
function applyFileEvent(requests: readonly FileRequest[], { kind, request }: FileEvent): readonly FileRequest[] {
  if (kind !== 'requested') return requests.filter(({ id }) => id !== request.id);
  const isKnown = requests.some(({ id }) => id === request.id);
  return isKnown ? requests.map((one) => (one.id === request.id ? request : one)) : [...requests, request];
}

/** The open requests after all events of a session. */
export const pendingFileRequests = (events: readonly Record<string, unknown>[]): readonly FileRequest[] =>
  events.reduce<readonly FileRequest[]>((requests, raw) => {
    const event = parseFileEvent(raw);
    return event ? applyFileEvent(requests, event) : requests;
  }, []);

/** Whether the user has not answered it yet. */
export const isUnanswered = ({ requester, approvers }: FileRequest, user: string): boolean =>
  requester !== user && !approvers.includes(user);

/** As the node cleans it: no dots, no double or last slash. */
function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Whether this is what was asked for: 14.x repeats the path, 18.x makes it absolute (docs/protocol/streams.md#4.3). */
export function isRequestFor(expected: TransferOrder, request: TransferOrder): boolean {
  if (expected.direction !== request.direction) return false;
  if (expected.direction === 'upload' && expected.filename !== request.filename) return false;
  if (expected.location === request.location) return true;
  if (expected.location.startsWith('/')) return cleanPath(expected.location) === request.location;
  return (
    request.location.startsWith('/') && request.location.endsWith(cleanPath(expected.location.replace(/^~\//, '')))
  );
}
