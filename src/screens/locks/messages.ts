// Texts of the lock list and of the delete dialog.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const LOCKED_ITEMS = 'Target';
export const LOCKED_BY = 'Created by';
export const START_DATE = 'Created';
export const EXPIRATION = 'Expiration';
export const IN_FORCE = 'Active';
export const EXPIRED = 'Expired';

export const ADD_LOCK = 'Create lock';
export const LOCK_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 lock', other: `${formatCount(count)} locks` }),
  matched: countFormatter('1 lock matches', 'locks match'),
  search: 'Search locks',
  searchHint: 'Search by what is locked, message or who placed the lock.',
  noMatch: (filters: string) => `No locks match ${filters}`,
  notLoaded: "Couldn't load locks",
};
export const NO_LOCKS_TITLE = 'No locks';
export const NO_LOCKS_HINT =
  'A lock ends sessions immediately and denies new ones to a user, a role, a login or a resource. Locks appear here.';

export const lockPlaced = (locked: readonly string[]): string =>
  plural(locked.length, {
    one: `The lock on ${locked[0]} was placed.`,
    other: `${formatCount(locked.length)} locks were placed.`,
  });

/** The accessible name starts with the visible text (WCAG 2.5.3). */
export const deleteLockLabel = (locked: string): string => `Delete lock on ${locked}`;
export const confirmDelete = (locked: string): string => `Delete lock on ${locked}?`;
export const DELETE_LOCK = 'Delete lock';
export const DELETE_WARNING =
  'Access that this lock denies is allowed again immediately, unless another lock denies it too. Sessions that it ended stay ended.';
export const ALREADY_EXPIRED = 'This lock has expired and no longer denies anything.';
export const lockDeleted = (locked: string): string => `The lock on ${locked} was deleted.`;
export const lockAlreadyDeleted = (locked: string): string => `The lock on ${locked} had already been deleted.`;
export const deleteSelected = (count: number): string => `Delete ${formatCount(count)} selected…`;
export const BULK_DELETE_MESSAGES = {
  question: (count: number) => plural(count, { one: 'Delete 1 lock?', other: `Delete ${formatCount(count)} locks?` }),
  confirm: (count: number) => plural(count, { one: 'Delete 1 lock', other: `Delete ${formatCount(count)} locks` }),
  done: (count: number) =>
    plural(count, { one: '1 lock was deleted.', other: `${formatCount(count)} locks were deleted.` }),
  failed: (names: string) => `Not deleted: the locks on ${names}.`,
};
export const BULK_DELETE_WARNING =
  'Access that these locks deny is allowed again immediately, unless other locks deny it too. Sessions that they ended stay ended.';
export const deleteFailed = (locked: string): string => `Couldn't delete the lock on ${locked}.`;
