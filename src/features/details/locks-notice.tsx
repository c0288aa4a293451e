import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { locksOf } from '#api/locks.ts';
import { isInForce, parseLock } from '#domain/locks/lock-row.ts';
import type { LockTarget } from '#domain/locks/lock-targets.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { listOf } from '#lib/untrusted.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { LOCKED, lockedBy, lockedUntil, LOCKS_NOT_LOADED, SHOW_LOCKS } from './messages.ts';

/** The locks in force that have one of these targets. Shows nothing to users who may not list locks. */
export function LocksNotice({ targets }: { targets: readonly LockTarget[] }) {
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
    .filter(({ lockTargets }) =>
      lockTargets.some((lock) => targets.some(({ key, value }) => key === lock.key && value === lock.value)),
    );
  return rows.map(({ id, name, createdBy, expires, message }) => (
    <Banner key={id} tone="warn" action={<Link to={links.locks({}, { search: name })}>{SHOW_LOCKS}</Link>}>
      <p>
        {createdBy === '' ? LOCKED : lockedBy(createdBy)}
        {expires !== '' && ` ${lockedUntil(formatDateTime(expires))}`}
        {message !== '' && `: ${message}`}
      </p>
    </Banner>
  ));
}
