// What happened, in order, with the events of each session standing together.
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import type { AuditFilter } from './filter.ts';
import { sorted } from './merge.ts';
import { sessionOf } from './related.ts';

/** Whose story it is. */
export interface StorySubject {
  of: 'session' | 'user' | 'request';
  value: string;
}

export interface StoryEvent {
  kind: 'event';
  event: AuditEvent;
  /** Milliseconds since what stands before it; undefined for the first. */
  after: number | undefined;
}

export interface StorySession {
  kind: 'session';
  sid: string;
  /** The first of its events that names a resource. */
  resource: string;
  user: string;
  /** From its first event to its last. */
  lasted: number;
  after: number | undefined;
  events: readonly StoryEvent[];
}

export type StoryPart = StoryEvent | StorySession;

/** Items that have the same key together, in the order in which each key came first. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
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
export function subjectOf({ sessions, users, requests }: AuditFilter): StorySubject | undefined {
  const all = [
    ...sessions.map((value) => ({ of: 'session' as const, value })),
    ...users.map((value) => ({ of: 'user' as const, value })),
    ...requests.map((value) => ({ of: 'request' as const, value })),
  ];
  return all.length === 1 ? all[0] : undefined;
}

function inTurn(events: readonly AuditEvent[]): StoryEvent[] {
  return events.map((event, index) => {
    const before = events[index - 1];
    return { kind: 'event', event, after: before && event.at - before.at };
  });
}

function sessionFrom(sid: string, events: readonly AuditEvent[]): StorySession | undefined {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return undefined;
  const named = events.find(({ resource }) => resource !== '');
  return {
    kind: 'session',
    sid,
    resource: named?.resource ?? '',
    user: first.user,
    lasted: last.at - first.at,
    after: undefined,
    events: inTurn(events),
  };
}

const beganAt = (part: StoryPart): number =>
  part.kind === 'event' ? part.event.at : (part.events[0]?.event.at ?? Number.NaN);

const endedAt = (part: StoryPart): number => beganAt(part) + (part.kind === 'event' ? 0 : part.lasted);

/** The oldest first. A session of which there is one event is that event; the one that the story is about is no part of itself. */
export function storyOf(rows: readonly AuditRow[], subject: StorySubject): StoryPart[] {
  const events = sorted(rows, 'asc').filter((row) => row.ok);
  const sessions = grouped(events, (event) => {
    const sid = sessionOf(event);
    return subject.of === 'session' && sid === subject.value ? '' : sid;
  });
  const isTogether = (event: AuditEvent): boolean => {
    const sid = sessionOf(event);
    return sid !== '' && (sessions.get(sid)?.length ?? 0) > 1;
  };
  const alone: StoryPart[] = inTurn(events.filter((event) => !isTogether(event)));
  const joined = [...sessions].flatMap(([sid, of]) => (of[0] && isTogether(of[0]) ? (sessionFrom(sid, of) ?? []) : []));
  const parts = [...alone, ...joined].toSorted((a, b) => beganAt(a) - beganAt(b));
  return parts.map((part, index) => {
    const before = parts[index - 1];
    return { ...part, after: before && Math.max(0, beganAt(part) - endedAt(before)) };
  });
}
