// Filters the loaded rows of the audit log.
import type { Category } from '#domain/audit/categories.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { normalizeForSearch, type AuditEvent, type AuditRow } from '#domain/audit/event.ts';
import { accessRequestIdsOf, sessionIdOf } from './related-ids.ts';

/** What the rows must match. An empty text or an empty list matches every row. */
export interface AuditFilter {
  /** Words that a row must all contain. */
  text: string;
  categories: readonly Category[];
  outcomes: readonly EventOutcome[];
  users: readonly string[];
  resources: readonly string[];
  /** Session IDs. */
  sessions: readonly string[];
  /** IDs of access requests. Matches events about a request, and events that used the access that it granted. */
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

/** Creates a function that checks whether the list allows a value. An empty list allows every value. */
function createListMatcher<T>(allowed: readonly T[]): (value: T) => boolean {
  const allowedSet = new Set(allowed);
  return (value) => allowedSet.size === 0 || allowedSet.has(value);
}

/**
 * Creates a function that checks a row against all filters. Unreadable records are matched by text only, so any list
 * filter excludes them.
 */
export function createRowMatcher({ text, ...listFilters }: AuditFilter): (row: AuditRow) => boolean {
  const { categories, outcomes, users, resources, sessions, requests } = listFilters;
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  const matchesCategory = createListMatcher(categories);
  const matchesOutcome = createListMatcher(outcomes);
  const matchesUser = createListMatcher(users);
  const matchesResource = createListMatcher(resources);
  const matchesSession = createListMatcher(sessions);
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
