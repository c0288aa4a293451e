// Which rows are shown, of those that are loaded.
import type { Category } from './categories.ts';
import type { Outcome } from './entry.ts';
import { searchable, type AuditRow } from './event.ts';

/** A list that is empty asks for nothing. */
export interface AuditFilter {
  /** Words, all of which must be found. */
  text: string;
  categories: readonly Category[];
  outcomes: readonly Outcome[];
  users: readonly string[];
  resources: readonly string[];
}

export const NO_FILTER: AuditFilter = { text: '', categories: [], outcomes: [], users: [], resources: [] };

function among<T>(wanted: readonly T[]): (value: T) => boolean {
  const all = new Set(wanted);
  return (value) => all.size === 0 || all.has(value);
}

/** A record that cannot be read is of no category and of nobody, but its text can be searched. */
export function matching({ text, categories, outcomes, users, resources }: AuditFilter): (row: AuditRow) => boolean {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  const isOfCategory = among(categories);
  const isOfOutcome = among(outcomes);
  const isOfUser = among(users);
  const isAbout = among(resources);
  const isNarrowed = [categories, outcomes, users, resources].some(({ length }) => length > 0);
  const isFoundIn = (search: string): boolean => words.every((word) => search.includes(word));
  return (row) => {
    if (!row.ok) return !isNarrowed && (words.length === 0 || isFoundIn(searchable(JSON.stringify(row.raw) ?? '')));
    return (
      isOfCategory(row.category) &&
      isOfOutcome(row.outcome) &&
      isOfUser(row.user) &&
      isAbout(row.resource) &&
      isFoundIn(row.search)
    );
  };
}
