import { Link } from 'react-router-dom';
import { hasLockKey, lockApplies, targetLabel, type LockSubject, type LockTarget } from '#domain/locks/lock-targets.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import {
  LOCKED,
  lockedBy,
  lockedUntil,
  lockedWith,
  LOCKS_NOT_LOADED,
  SHOW_LOCKS,
  userLocked,
  userLockedBy,
} from './messages.ts';
import { useLocksInForce } from './use-locks-in-force.ts';

/** The locks in force on this subject. Shows nothing to users who may not list locks. */
export function LocksNotice({ subject }: { subject: LockSubject }) {
  const locks = useLocksInForce();
  if (locks.error)
    return (
      <Banner tone="stale">
        <p>{LOCKS_NOT_LOADED}</p>
        <ErrorText error={locks.error} />
      </Banner>
    );
  const rows = (locks.data ?? [])
    .map((lock) => ({ ...lock, applies: lockApplies(lock.lockTargets, subject) }))
    .filter(({ applies }) => applies !== 'no');
  return rows.map(({ id, name, lockTargets, applies, createdBy, expires, message }) => (
    <Banner
      key={id}
      tone={applies === 'yes' ? 'warn' : 'info'}
      action={<Link to={links.locks({}, { search: name })}>{SHOW_LOCKS}</Link>}
    >
      <p>
        {lockText(lockedUserOf(lockTargets, subject), createdBy)}
        {applies === 'maybe' && ` ${lockedWith(unknownTargets(lockTargets, subject))}`}
        {expires !== '' && ` ${lockedUntil(formatDateTime(expires))}`}
        {message !== '' && `: ${message}`}
      </p>
    </Banner>
  ));
}

/** The locked user, if the subject has several. */
const lockedUserOf = (lockTargets: readonly LockTarget[], { user = [] }: LockSubject): string =>
  new Set(user).size > 1 ? sanitize(lockTargets.find(({ key }) => key === 'user')?.value ?? '') : '';

function lockText(user: string, author: string): string {
  if (user === '') return author === '' ? LOCKED : lockedBy(author);
  return author === '' ? userLocked(user) : userLockedBy(user, author);
}

const unknownTargets = (lockTargets: readonly LockTarget[], subject: LockSubject): string =>
  lockTargets
    .filter(({ key }) => !hasLockKey(subject, key))
    .map((target) => targetLabel(target))
    .join(', ');
