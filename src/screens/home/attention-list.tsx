import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Lock from 'lucide-react/icons/lock';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { dialectOfContext, pingQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import { notificationsOf } from '#api/notifications.ts';
import type { FailedSignInsOfUser } from '#domain/audit/sign-ins.ts';
import { parseNotifications } from '#domain/notifications.ts';
import type { PageContext } from '#domain/page-context.ts';
import { clusterRows } from '#domain/resources/clusters.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { links } from '#lib/links.ts';
import { SHOW_LOCK, SHOW_USER, UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { MAX_NAME_LENGTH, truncate } from '#lib/text/truncate.ts';
import { formatRelative } from '#lib/time.ts';
import type { QueryResult } from '#ui/feedback/answer.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { RETRY } from '#ui/messages.ts';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import {
  clusterOffline,
  CLUSTERS_STATE_NOT_LOADED,
  failedFrom,
  failedOf,
  FAILED_SIGN_INS_NOT_LOADED,
  lockEnds,
  LOCKS_STATE_NOT_LOADED,
  NOTHING_NEEDS_ATTENTION,
  NOTIFICATIONS_PART_NOT_LOADED,
  REVIEW,
  reviewSignIns,
  SHOW_CLUSTER,
  showCluster,
  showLock,
  showUser,
} from './messages.ts';
import { useLocksInForce } from '#features/details/use-locks-in-force.ts';
import { endsWithinDay } from './ends-within-day.ts';
import * as css from './home.css.ts';

const MAX_ITEMS_PER_SOURCE = 3;

interface Item {
  key: string;
  icon: LucideIcon;
  tone: keyof typeof css.tone;
  text: ReactNode;
  /** A link to the details. */
  action?: ReactNode;
}

/** One source of items. Its error does not hide the items of the others. */
interface Source {
  query: Pick<QueryResult<unknown>, 'error' | 'isFetching' | 'refetch'> & { isLoading: boolean };
  errorTitle: string;
  items: readonly Item[];
}

interface SignIns {
  query: QueryResult<FailedSignInsOfUser[]> & { isLoading: boolean };
  auditLink: (user: string) => string;
}

/** `signIns` is undefined for users who may not read the audit log. */
export function AttentionList({ signIns }: { signIns?: SignIns }) {
  const sources = [...useSignInSource(signIns), useClusterSource(), useLockSource(), useNotificationSource()];
  const items = sources.flatMap((source) => source.items.slice(0, MAX_ITEMS_PER_SOURCE));
  // A source that the user's roles do not allow is not an error.
  const failed = sources.filter(({ query }) => query.error !== null && query.error.status !== 403);
  const isLoading = sources.some(({ query }) => query.isLoading);
  return (
    <>
      <div className={css.content}>
        {failed.map(({ query, errorTitle }) => (
          <Failure
            key={errorTitle}
            message={errorTitle}
            error={query.error ?? { message: errorTitle }}
            actionLabel={RETRY}
            pending={query.isFetching}
            onAction={() => void query.refetch()}
          />
        ))}
        {items.length === 0 && isLoading && <SkeletonLines />}
        {items.length === 0 && !isLoading && failed.length === 0 && (
          <p className={css.note}>{NOTHING_NEEDS_ATTENTION}</p>
        )}
      </div>
      <ul className={css.rows}>
        {items.map(({ key, icon, tone, text, action }) => (
          <li key={key} className={css.row}>
            <span className={css.tone[tone]}>
              <Icon icon={icon} />
            </span>
            <span className={css.rowText}>{text}</span>
            {action}
          </li>
        ))}
      </ul>
    </>
  );
}

function useSignInSource(signIns: SignIns | undefined): Source[] {
  const { features } = useOutletContext<PageContext>();
  if (!signIns) return [];
  const { query, auditLink } = signIns;
  const items = (query.data ?? []).map(({ user, count, onlyAddress }): Item => {
    const name = user === '' ? UNKNOWN : truncate(user, MAX_NAME_LENGTH);
    const shownName = sanitize(name);
    const tooltip =
      onlyAddress === undefined ? failedOf(count)(shownName) : failedFrom(count)(shownName, sanitize(onlyAddress));
    return {
      key: `user ${user}`,
      icon: ShieldAlert,
      tone: 'bad',
      text: (
        <span className={css.sentence} title={tooltip}>
          {onlyAddress === undefined ? (
            <UntrustedSentence message={failedOf(count)} parts={[name] as const} />
          ) : (
            <UntrustedSentence message={failedFrom(count)} parts={[name, onlyAddress] as const} />
          )}
        </span>
      ),
      action: (
        <span className={css.actions}>
          {features.users && user !== '' && (
            <Link to={links.users({}, detailsParams(user))} aria-label={showUser(shownName)}>
              {SHOW_USER}
            </Link>
          )}
          <Link to={auditLink(user)} aria-label={reviewSignIns(shownName)}>
            {REVIEW}
          </Link>
        </span>
      ),
    };
  });
  return [{ query, errorTitle: FAILED_SIGN_INS_NOT_LOADED, items }];
}

function useClusterSource(): Source {
  const { root, features } = useOutletContext<PageContext>();
  const query = useQuery(clustersQuery);
  const items = clusterRows(query.data, { root, search: '', direction: 'asc' })
    .filter((row) => row.ok)
    .filter(({ isOnline }) => !isOnline)
    .map(({ id, name }): Item => ({
      key: `cluster ${id}`,
      icon: WifiOff,
      tone: 'warn',
      text: (
        <span className={css.sentence} title={clusterOffline(sanitize(id))}>
          <UntrustedSentence message={clusterOffline} parts={[id] as const} />
        </span>
      ),
      action: features.trustedClusters && (
        <Link className={css.action} to={links.clusters({}, { search: name })} aria-label={showCluster(name)}>
          {SHOW_CLUSTER}
        </Link>
      ),
    }));
  return { query, errorTitle: CLUSTERS_STATE_NOT_LOADED, items };
}

function useLockSource(): Source {
  const query = useLocksInForce();
  const items = (query.data ?? [])
    .filter(({ expires }) => endsWithinDay(expires, query.dataUpdatedAt))
    .map(({ id, name, expires }): Item => {
      const sentence = lockEnds(name, formatRelative(query.dataUpdatedAt, expires));
      return {
        key: `lock ${id}`,
        icon: Lock,
        tone: 'warn',
        text: (
          <span className={css.sentence} title={sentence}>
            {sentence}
          </span>
        ),
        action: (
          <Link className={css.action} to={links.locks({}, { search: name })} aria-label={showLock(name)}>
            {SHOW_LOCK}
          </Link>
        ),
      };
    });
  return { query, errorTitle: LOCKS_STATE_NOT_LOADED, items };
}

/** The newest notifications, which the bell loads after the first screen. */
function useNotificationSource(): Source {
  const { root, user } = useOutletContext<PageContext>();
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const isEnabled = proxyCan(dialectOfContext(user), 'notifyUsers') && ping !== undefined;
  const query = useInfiniteQuery({ ...notificationsOf(root), enabled: isEnabled });
  const items = parseNotifications(query.data?.pages ?? []).list.map(({ id, title, created, isWarning }): Item => ({
    key: `notification ${id}`,
    icon: Bell,
    tone: isWarning ? 'warn' : 'info',
    text: (
      <>
        <span className={css.rowTitle}>{sanitize(title)}</span>
        <span className={css.rowDetails}>
          <RelativeTime time={created} now={query.dataUpdatedAt} />
        </span>
      </>
    ),
  }));
  return { query, errorTitle: NOTIFICATIONS_PART_NOT_LOADED, items };
}
