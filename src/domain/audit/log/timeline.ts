// What happened, in order, with the events of each session standing together.
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import type { AuditFilter } from './audit-filter.ts';
import { sortRows } from './merge-rows.ts';
import { sessionIdOf } from './related-ids.ts';

/** Whose story it is. */
export interface TimelineSubject {
  of: 'session' | 'user' | 'request';
  value: string;
}

export interface TimelineEvent {
  kind: 'event';
  event: AuditEvent;
  /** Milliseconds since what stands before it; undefined for the first. */
  after: number | undefined;
}

export interface TimelineSession {
  kind: 'session';
  sid: string;
  /** The first of its events that names a resource. */
  resource: string;
  user: string;
  /** From its first event to its last. */
  durationMs: number;
  after: number | undefined;
  events: readonly TimelineEvent[];
}

export type TimelineItem = TimelineEvent | TimelineSession;

/** Items that have the same key together, in the order in which each key came first. */
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

/** One session, one user or one access request, where that is what the log is filtered by. */
export function timelineSubjectOf({ sessions, users, requests }: AuditFilter): TimelineSubject | undefined {
  const all = [
    ...sessions.map((value) => ({ of: 'session' as const, value })),
    ...users.map((value) => ({ of: 'user' as const, value })),
    ...requests.map((value) => ({ of: 'request' as const, value })),
  ];
  return all.length === 1 ? all[0] : undefined;
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

const startOfItem = (part: TimelineItem): number =>
  part.kind === 'event' ? part.event.timeMs : (part.events[0]?.event.timeMs ?? Number.NaN);

const endOfItem = (part: TimelineItem): number => startOfItem(part) + (part.kind === 'event' ? 0 : part.durationMs);

/** The oldest first. A session of which there is one event is that event; the one that the story is about is no part of itself. */
export function buildTimeline(rows: readonly AuditRow[], subject: TimelineSubject): TimelineItem[] {
  const events = sortRows(rows, 'asc').filter((row) => row.ok);
  const sessions = groupByKey(events, (event) => {
    const sid = sessionIdOf(event);
    return subject.of === 'session' && sid === subject.value ? '' : sid;
  });
  const isInGroup = (event: AuditEvent): boolean => {
    const sid = sessionIdOf(event);
    return sid !== '' && (sessions.get(sid)?.length ?? 0) > 1;
  };
  const ungrouped: TimelineItem[] = toTimelineEvents(events.filter((event) => !isInGroup(event)));
  const grouped = [...sessions].flatMap(([sid, sessionEvents]) =>
    sessionEvents[0] && isInGroup(sessionEvents[0]) ? (toTimelineSession(sid, sessionEvents) ?? []) : [],
  );
  const parts = [...ungrouped, ...grouped].toSorted((a, b) => startOfItem(a) - startOfItem(b));
  return parts.map((part, index) => {
    const previous = parts[index - 1];
    return { ...part, after: previous && Math.max(0, startOfItem(part) - endOfItem(previous)) };
  });
}
