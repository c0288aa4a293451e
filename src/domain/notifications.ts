// What a newer proxy tells a user (docs/protocol/resources.md#18.7).
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
  /** Epoch milliseconds; NaN where the proxy's text is no time. */
  createdMs: number;
  isWarning: boolean;
  /** About an access request, of which the open API tells no more (docs/protocol/resources.md#13.1). */
  isAccessRequest: boolean;
  /** In words, a kind that this console does not know. */
  unknownKind: string | undefined;
}

interface NotificationList {
  list: UserNotification[];
  /** How many could not be read. */
  unreadableCount: number;
  /** What was created later is new to the user; epoch milliseconds. */
  lastSeenMs: number;
  /** Why older ones are not worth another request. */
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

/** Undefined where the proxy names none. */
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

/** In the proxy's order, the newest first; those of earlier pages once. */
export function parseNotifications(pages: readonly unknown[]): NotificationList {
  const responses = pages.map((page) => fieldsOf<Schemas['NotificationPage']>(page));
  const paging = createPaging(idOf);
  const pageResults = responses.map(({ notifications, nextKey }) =>
    paging.addPage(listOf(notifications), textOr(nextKey, '')),
  );
  const raw = pageResults.flatMap(({ newItems: fresh }) => fresh);
  const list = raw.flatMap(parseNotification);
  const lastSeenMs = epochMs(textOr(responses[0]?.userLastSeenNotification, '')) || 0;
  return { list, unreadableCount: raw.length - list.length, lastSeenMs, stopReason: pageResults.at(-1)?.stopReason };
}

/** The newest that the user has not seen yet, and how many there are. */
export function unseenNotifications({ list, lastSeenMs }: Pick<NotificationList, 'list' | 'lastSeenMs'>): {
  count: number;
  newest: string | undefined;
} {
  const unseen = list.filter(({ createdMs }) => createdMs > lastSeenMs).toSorted((a, b) => b.createdMs - a.createdMs);
  return { count: unseen.length, newest: unseen[0]?.created };
}
