import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { locksOf } from '#api/locks.ts';
import { isInForce, parseLock } from '#domain/locks/lock-row.ts';
import { hasLockKey, lockApplies, targetLabel, type LockSubject, type LockTarget } from '#domain/locks/lock-targets.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { listOf } from '#lib/untrusted.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { LOCKED, lockedBy, lockedUntil, lockedWith, LOCKS_NOT_LOADED, SHOW_LOCKS } from './messages.ts';

/** The locks in force on this subject. Shows nothing to users who may not list locks. */
export function LocksNotice({ subject }: { subject: LockSubject }) {
  const { root, user, features } = useOutletContext<PageContext>();
  const canFilter = proxyCan(dialectOfContext(user), 'filterLocks');
  const locks = useQuery({ ...locksOf(root, { canFilter, inForceOnly: true }), enabled: features.locks });
  if (locks.error)
    return (
      <Banner tone="stale">
        <p>{LOCKS_NOT_LOADED}</p>
        <ErrorText error={locks.error} />
      </Banner>
    );
  const rows = listOf(locks.data)
    .map(parseLock)
    .filter((row) => row.ok)
    .filter(({ expires }) => isInForce(expires, locks.dataUpdatedAt))
    .map((lock) => ({ ...lock, applies: lockApplies(lock.lockTargets, subject) }))
    .filter(({ applies }) => applies !== 'no');
  return rows.map(({ id, name, lockTargets, applies, createdBy, expires, message }) => (
    <Banner
      key={id}
      tone={applies === 'yes' ? 'warn' : 'info'}
      action={<Link to={links.locks({}, { search: name })}>{SHOW_LOCKS}</Link>}
    >
      <p>
        {createdBy === '' ? LOCKED : lockedBy(createdBy)}
        {applies === 'maybe' && ` ${lockedWith(unknownTargets(lockTargets, subject))}`}
        {expires !== '' && ` ${lockedUntil(formatDateTime(expires))}`}
        {message !== '' && `: ${message}`}
      </p>
    </Banner>
  ));
}

const unknownTargets = (lockTargets: readonly LockTarget[], subject: LockSubject): string =>
  lockTargets
    .filter(({ key }) => !hasLockKey(subject, key))
    .map((target) => targetLabel(target))
    .join(', ');
