// The failed sign-ins of the last 24 hours, from the audit log. Its catalog of events is large, so this file loads
// separately.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { buildHistogram } from '#domain/audit/log/histogram.ts';
import { failedSignInsByUser, failedSignIns } from '#domain/audit/sign-ins.ts';
import type { PageContext } from '#domain/page-context.ts';
import { newestSignInsQuery } from '#features/activity/events-query.ts';
import { formatRange, lastDay, type Interval } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatCount } from '#lib/text/locale.ts';
import { Trend } from '#ui/timeline/trend.tsx';
import { AttentionList } from './attention-list.tsx';
import { countOrMore, FAILED_SIGN_INS, mostOfUser, NO_FAILED_SIGN_INS } from './messages.ts';
import { Tile } from './tile.tsx';

const SEARCHED_SIGN_INS = 1000;
const MINUTE_MS = 60_000;

/** Starts at a full minute, so that all parts of the page that open together share one request. */
const lastDayInMinutes = (now: number): Interval => lastDay(Math.ceil(now / MINUTE_MS) * MINUTE_MS);

function useFailedSignIns() {
  const { cluster } = useOutletContext<PageContext>();
  const [range] = useState(() => lastDayInMinutes(Date.now()));
  const query = useQuery(newestSignInsQuery(cluster, range, SEARCHED_SIGN_INS));
  const auditLink = (user?: string) =>
    links.audit({ cluster }, { type: 'user.login', outcome: 'failure', range: formatRange(range), user });
  return { query, range, auditLink };
}

export function FailedSignInsTile() {
  const { query, range, auditLink } = useFailedSignIns();
  return (
    <Tile label={FAILED_SIGN_INS} to={auditLink()} query={query} permission="event: list">
      {({ rows, next }) => {
        const events = failedSignIns(rows);
        const [most] = failedSignInsByUser(events);
        const bars = buildHistogram(events, { from: epochMs(range.from), to: epochMs(range.to) }, 'utc').map(
          ({ from, to, failure }) => ({ from, to, total: failure, marked: failure }),
        );
        return {
          value: (next ? countOrMore : formatCount)(events.length),
          note: most ? mostOfUser(most.count, sanitize(most.user)) : NO_FAILED_SIGN_INS,
          ...(events.length > 0 && { chart: <Trend bars={bars} /> }),
        };
      }}
    </Tile>
  );
}

/** The list of what needs attention, with the failed sign-ins. */
export function AttentionWithSignIns() {
  const { query, auditLink } = useFailedSignIns();
  const users = query.data && failedSignInsByUser(failedSignIns(query.data.rows));
  return <AttentionList signIns={{ query: { ...query, data: users }, auditLink }} />;
}
