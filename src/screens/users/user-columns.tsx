// Columns about users that come from other lists: the last sign-in from the audit log, and locks.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { signInEventsQuery } from '#api/identity/sign-in-events.ts';
import { lockApplies } from '#domain/locks/lock-targets.ts';
import type { PageContext } from '#domain/page-context.ts';
import { readLastSignIns, type LastSignIns } from '#domain/users/last-sign-ins.ts';
import { LAST_SIGN_IN_FIELD, type ReadableUser } from '#domain/users/user-rows.ts';
import { LOCKED, LOCKS_NOT_LOADED } from '#features/details/messages.ts';
import { useLocksInForce } from '#features/details/use-locks-in-force.ts';
import { NAME } from '#features/list/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { formatDateTime } from '#lib/time.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { LAST_SIGN_IN, notSince, NOT_IN_LAST_WEEK } from './messages.ts';
import * as css from './users.css.ts';

/** Whether a lock in force denies access to a user. Without permission to list locks, nobody seems locked. */
function useLockState() {
  const locks = useLocksInForce();
  return {
    isLocked: ({ id, roleNames }: ReadableUser) =>
      (locks.data ?? []).some(({ lockTargets }) => lockApplies(lockTargets, { user: [id], role: roleNames }) === 'yes'),
    lockProblem: locks.error && (
      <Banner tone="stale">
        <p>{LOCKS_NOT_LOADED}</p>
        <ErrorText error={locks.error} />
      </Banner>
    ),
  };
}

/** Pixels of the tag and the gap before it. */
const LOCKED_TAG_WIDTH = 66;

const nameColumn = (isLocked: (user: ReadableUser) => boolean): Column<ReadableUser> => ({
  title: NAME,
  sort: 'name',
  style: 'name',
  text: ({ name }) => name,
  extraWidth: (user) => (isLocked(user) ? LOCKED_TAG_WIDTH : 0),
  cell: (user) =>
    isLocked(user) ? (
      <>
        <span className={css.nameBeforeTag}>
          <MarkedText text={user.name} />
        </span>{' '}
        <Tag tone="bad">{LOCKED}</Tag>
      </>
    ) : (
      user.name
    ),
});

/** Why there is no time for a user. Bots sign in without an event. */
function missingSignInText({ isBot }: ReadableUser, { since }: LastSignIns): string {
  if (isBot) return '–';
  return since === undefined ? NOT_IN_LAST_WEEK : notSince(formatDateTime(since));
}

interface LoadedSignIns {
  /** Undefined while they are loading and after an error. */
  signIns: LastSignIns | undefined;
  loadedAt: number;
  hasFailed: boolean;
}

const lastSignInColumn = ({ signIns, loadedAt, hasFailed }: LoadedSignIns): Column<ReadableUser> => {
  const textOf = (user: ReadableUser): string => {
    if (signIns === undefined) return hasFailed ? UNKNOWN : '';
    const time = signIns.times.get(user.id);
    return time === undefined ? missingSignInText(user, signIns) : formatDateTime(time);
  };
  return {
    title: LAST_SIGN_IN,
    sort: LAST_SIGN_IN_FIELD,
    visibleFrom: 'wide',
    style: 'quiet',
    text: textOf,
    sample: [NOT_IN_LAST_WEEK],
    cell: (user) => {
      const time = signIns?.times.get(user.id);
      return time === undefined ? textOf(user) : <RelativeTime time={time} now={loadedAt} />;
    },
  };
};

/** The columns that the current user may see, and a notice if the locks could not be loaded. */
export function useUserColumns() {
  const { root, features } = useOutletContext<PageContext>();
  const { isLocked, lockProblem } = useLockState();
  const signIns = useQuery({ ...signInEventsQuery(root), enabled: features.audit });
  const lastSignIns = signIns.data === undefined ? undefined : readLastSignIns(signIns.data);
  const hasFailed = signIns.error !== null;
  const canReadEvents = features.audit && fieldsOf<{ status: unknown }>(signIns.error).status !== 403;
  return {
    nameColumn: nameColumn(isLocked),
    lastSignInColumns: canReadEvents
      ? [lastSignInColumn({ signIns: lastSignIns, loadedAt: signIns.dataUpdatedAt, hasFailed })]
      : [],
    signInTimes: lastSignIns?.times,
    lockProblem,
  };
}
