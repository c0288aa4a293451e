// Filters the loaded rows of the audit log.
import type { Category } from '#domain/audit/categories.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { normalizeForSearch, type AuditEvent, type AuditRow } from '#domain/audit/event.ts';
import { accessRequestIdsOf, sessionIdOf } from './related-ids.ts';

/** An empty list does not filter. */
export interface AuditFilter {
  /** Words that a row must all contain. */
  text: string;
  categories: readonly Category[];
  outcomes: readonly EventOutcome[];
  users: readonly string[];
  resources: readonly string[];
  /** Session ids. */
  sessions: readonly string[];
  /** Ids of access requests: matches events about a request and events that used its access. */
  requests: readonly string[];
}

export const NO_FILTER: AuditFilter = {
  text: '',
  categories: [],
  outcomes: [],
  users: [],
  resources: [],
  sessions: [],
  requests: [],
};

/** Creates a function that checks whether a list contains a value. An empty list contains every value. */
function isAmong<T>(allowed: readonly T[]): (value: T) => boolean {
  const allowedSet = new Set(allowed);
  return (value) => allowedSet.size === 0 || allowedSet.has(value);
}

/**
 * Creates a function that checks a row against all filters. Unreadable records only have text to search, so any other
 * filter excludes them.
 */
export function createRowMatcher({ text, ...listFilters }: AuditFilter): (row: AuditRow) => boolean {
  const { categories, outcomes, users, resources, sessions, requests } = listFilters;
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  const matchesCategory = isAmong(categories);
  const matchesOutcome = isAmong(outcomes);
  const matchesUser = isAmong(users);
  const matchesResource = isAmong(resources);
  const matchesSession = isAmong(sessions);
  const matchesAccessRequest = (row: AuditEvent): boolean =>
    requests.length === 0 || accessRequestIdsOf(row).some((id) => requests.includes(id));
  const hasListFilter = Object.values(listFilters).some(({ length }) => length > 0);
  const containsAllWords = (search: string): boolean => words.every((word) => search.includes(word));
  return (row) => {
    if (!row.ok)
      return (
        !hasListFilter && (words.length === 0 || containsAllWords(normalizeForSearch(stringifyExact(row.raw) ?? '')))
      );
    return (
      matchesCategory(row.category) &&
      matchesOutcome(row.outcome) &&
      matchesUser(row.user) &&
      matchesResource(row.resource) &&
      matchesSession(sessionIdOf(row)) &&
      matchesAccessRequest(row) &&
      containsAllWords(row.search)
    );
  };
}
