// The timeline of the audit log, which tells the story of a session, user or access request: its events from the oldest
// to the newest, with the events of each session in a group.
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import type { AuditFilter } from './audit-filter.ts';
import { sortRows } from './merge-rows.ts';
import { sessionIdOf } from './related-ids.ts';

/** The session, user or access request that the timeline is about. */
export interface TimelineSubject {
  type: 'session' | 'user' | 'request';
  value: string;
}

export interface TimelineEvent {
  kind: 'event';
  event: AuditEvent;
  /** Milliseconds since the end of the previous item; undefined for the first item. */
  after: number | undefined;
}

export interface TimelineSession {
  kind: 'session';
  sid: string;
  /** The first resource that an event of the session names. */
  resource: string;
  user: string;
  /** The time from the first event to the last. */
  durationMs: number;
  /** As in `TimelineEvent`. */
  after: number | undefined;
  events: readonly TimelineEvent[];
}

export type TimelineItem = TimelineEvent | TimelineSession;

/** Groups items by key. The groups are in the order of their first items. */
export function groupByKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The subject, if the log is filtered by exactly one session, user or access request. */
export function timelineSubjectOf({ sessions, users, requests }: AuditFilter): TimelineSubject | undefined {
  const subjects = [
    ...sessions.map((value) => ({ type: 'session' as const, value })),
    ...users.map((value) => ({ type: 'user' as const, value })),
    ...requests.map((value) => ({ type: 'request' as const, value })),
  ];
  return subjects.length === 1 ? subjects[0] : undefined;
}

function toTimelineEvents(events: readonly AuditEvent[]): TimelineEvent[] {
  return events.map((event, index) => {
    const previous = events[index - 1];
    return { kind: 'event', event, after: previous && event.timeMs - previous.timeMs };
  });
}

function toTimelineSession(sid: string, events: readonly AuditEvent[]): TimelineSession | undefined {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return undefined;
  const eventWithResource = events.find(({ resource }) => resource !== '');
  return {
    kind: 'session',
    sid,
    resource: eventWithResource?.resource ?? '',
    user: first.user,
    durationMs: last.timeMs - first.timeMs,
    after: undefined,
    events: toTimelineEvents(events),
  };
}

const startMsOf = (item: TimelineItem): number =>
  item.kind === 'event' ? item.event.timeMs : (item.events[0]?.event.timeMs ?? Number.NaN);

const endMsOf = (item: TimelineItem): number => startMsOf(item) + (item.kind === 'event' ? 0 : item.durationMs);

/**
 * The items, the oldest first. An event is not in a group if it is the only event of its session, or if the timeline is
 * about its session.
 */
export function buildTimeline(rows: readonly AuditRow[], subject: TimelineSubject): TimelineItem[] {
  const events = sortRows(rows, 'asc').filter((row) => row.ok);
  const eventsBySession = groupByKey(events, (event) => {
    const sid = sessionIdOf(event);
    return subject.type === 'session' && sid === subject.value ? '' : sid;
  });
  const isInGroup = (event: AuditEvent): boolean => {
    const sid = sessionIdOf(event);
    return sid !== '' && (eventsBySession.get(sid)?.length ?? 0) > 1;
  };
  const singleEvents: TimelineItem[] = toTimelineEvents(events.filter((event) => !isInGroup(event)));
  const sessionItems = [...eventsBySession].flatMap(([sid, sessionEvents]) =>
    sessionEvents[0] && isInGroup(sessionEvents[0]) ? (toTimelineSession(sid, sessionEvents) ?? []) : [],
  );
  const items = [...singleEvents, ...sessionItems].toSorted((a, b) => startMsOf(a) - startMsOf(b));
  return items.map((item, index) => {
    const previous = items[index - 1];
    return { ...item, after: previous && Math.max(0, startMsOf(item) - endMsOf(previous)) };
  });
}
