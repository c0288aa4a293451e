// Notifications for a user, which only newer proxies send (docs/protocol/resources.md#18.7).
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { createPaging, type StopReason } from '#lib/paging.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { unknownKindLabel } from '#lib/messages.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { isInternalLabel, labelText } from '#lib/text/labels.ts';

export interface UserNotification {
  id: string;
  title: string;
  text: string;
  labels: string[];
  created: string;
  /** Epoch milliseconds; NaN if the time is invalid. */
  createdMs: number;
  isWarning: boolean;
  /**
   * Whether the notification is about an access request. The open API sends no details of access requests
   * (docs/protocol/resources.md#13.1).
   */
  isAccessRequest: boolean;
  /** The text for a kind that this console does not know; undefined for known and missing kinds. */
  unknownKind: string | undefined;
}

interface NotificationList {
  list: UserNotification[];
  /** The number of records that could not be read. */
  unreadableCount: number;
  /** The time of the user's last visit in epoch milliseconds. Later notifications are new. */
  lastSeenMs: number;
  /** Why the console stops loading older notifications; undefined if it can load more. */
  stopReason: StopReason | undefined;
}

function labelTextsOf(raw: unknown): string[] {
  return listOf(raw).flatMap((label) => {
    const { name, value } = fieldsOf<Schemas['Label']>(label);
    if (typeof name !== 'string' || typeof value !== 'string' || isInternalLabel(name)) return [];
    return [labelText({ name, value })];
  });
}

const KNOWN_KINDS: readonly string[] = [
  'default-informational',
  'default-warning',
  'user-created-informational',
  'user-created-warning',
  'access-request-pending',
  'access-request-approved',
  'access-request-denied',
  'access-request-promoted',
];

/** The label of an unknown kind; undefined for known and missing kinds. */
const unknownKindOf = (kind: string): string | undefined =>
  kind === '' || KNOWN_KINDS.includes(kind) ? undefined : unknownKindLabel(humanizeName(kind));

function parseNotification(raw: unknown): UserNotification[] {
  const wire = fieldsOf<Schemas['Notification']>(raw);
  const [id, kind] = [textOr(wire.id, ''), textOr(wire.subKind, '')];
  const unknownKind = unknownKindOf(kind);
  const title = textOr(wire.title, unknownKind === undefined ? '' : humanizeName(kind));
  if (id === '' || title === '') return [];
  const created = textOr(wire.created, '');
  return [
    {
      id,
      title,
      text: textOr(wire.textContent, ''),
      labels: labelTextsOf(wire.labels),
      created,
      createdMs: epochMs(created),
      isWarning: kind.endsWith('-warning'),
      unknownKind,
      isAccessRequest: kind.startsWith('access-request-'),
    },
  ];
}

const idOf = (raw: unknown): string => textOr(fieldsOf<Schemas['Notification']>(raw).id, JSON.stringify(raw));

/** Parses all loaded pages. The order is the proxy's (newest first), and repeated notifications are listed once. */
export function parseNotifications(pages: readonly unknown[]): NotificationList {
  const responses = pages.map((page) => fieldsOf<Schemas['NotificationPage']>(page));
  const paging = createPaging(idOf);
  const pageResults = responses.map(({ notifications, nextKey }) =>
    paging.addPage(listOf(notifications), textOr(nextKey, '')),
  );
  const raw = pageResults.flatMap(({ newItems }) => newItems);
  const list = raw.flatMap(parseNotification);
  const lastSeenMs = epochMs(textOr(responses[0]?.userLastSeenNotification, '')) || 0;
  return { list, unreadableCount: raw.length - list.length, lastSeenMs, stopReason: pageResults.at(-1)?.stopReason };
}

/** The number of new notifications, and the creation time of the newest one. */
export function unseenNotifications({ list, lastSeenMs }: Pick<NotificationList, 'list' | 'lastSeenMs'>): {
  count: number;
  newest: string | undefined;
} {
  const unseen = list.filter(({ createdMs }) => createdMs > lastSeenMs).toSorted((a, b) => b.createdMs - a.createdMs);
  return { count: unseen.length, newest: unseen[0]?.created };
}
