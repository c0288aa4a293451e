// Which rows are shown, of those that are loaded.
import type { Category } from '#domain/audit/categories.ts';
import type { Outcome } from '#domain/audit/entry.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { searchable, type AuditEvent, type AuditRow } from '#domain/audit/event.ts';
import { requestsOf, sessionOf } from './related.ts';

/** A list that is empty asks for nothing. */
export interface AuditFilter {
  /** Words, all of which must be found. */
  text: string;
  categories: readonly Category[];
  outcomes: readonly Outcome[];
  users: readonly string[];
  resources: readonly string[];
  /** By the id of their session. */
  sessions: readonly string[];
  /** By the id of the access request that they are about, or under which they happened. */
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

function among<T>(wanted: readonly T[]): (value: T) => boolean {
  const all = new Set(wanted);
  return (value) => all.size === 0 || all.has(value);
}

/** A record that cannot be read is of no category and of nobody, but its text can be searched. */
export function matching({ text, ...wanted }: AuditFilter): (row: AuditRow) => boolean {
  const { categories, outcomes, users, resources, sessions, requests } = wanted;
  const words = searchable(text).split(/\s+/).filter(Boolean);
  const isOfCategory = among(categories);
  const isOfOutcome = among(outcomes);
  const isOfUser = among(users);
  const isAbout = among(resources);
  const isInSession = among(sessions);
  const isUnder = (row: AuditEvent): boolean =>
    requests.length === 0 || requestsOf(row).some((id) => requests.includes(id));
  const isNarrowed = Object.values(wanted).some(({ length }) => length > 0);
  const isFoundIn = (search: string): boolean => words.every((word) => search.includes(word));
  return (row) => {
    if (!row.ok) return !isNarrowed && (words.length === 0 || isFoundIn(searchable(stringifyExact(row.raw) ?? '')));
    return (
      isOfCategory(row.category) &&
      isOfOutcome(row.outcome) &&
      isOfUser(row.user) &&
      isAbout(row.resource) &&
      isInSession(sessionOf(row)) &&
      isUnder(row) &&
      isFoundIn(row.search)
    );
  };
}
