import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { locksOf } from '#api/locks.ts';
import { isInForce, parseLock } from '#domain/locks/lock-row.ts';
import type { PageContext } from '#domain/page-context.ts';
import { listOf } from '#lib/untrusted.ts';

/** The readable locks in force, which only the root cluster has. Requests nothing for users who may not list locks. */
export function useLocksInForce() {
  const { root, user, features } = useOutletContext<PageContext>();
  const canFilter = proxyCan(dialectOfContext(user), 'filterLocks');
  const locks = useQuery({ ...locksOf(root, { canFilter, inForceOnly: true }), enabled: features.locks });
  const rows = listOf(locks.data)
    .map(parseLock)
    .filter((row) => row.ok)
    .filter(({ expires }) => isInForce(expires, locks.dataUpdatedAt));
  return { ...locks, data: locks.data === undefined ? undefined : rows };
}
