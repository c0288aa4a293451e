import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { signInsOf, type SignIn } from '#domain/audit/sign-ins.ts';
import type { PageContext } from '#domain/page-context.ts';
import { newestSignInsQuery } from '#features/activity/events-query.ts';
import { tagTone } from '#features/activity/tag-tone.ts';
import { ClusterNote } from '#features/details/cluster-note.tsx';
import { DetailsSection, MissingPermission } from '#features/details/details-section.tsx';
import { OPEN_AUDIT_LOG, searchedSince } from '#features/details/messages.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { NO_SIGN_INS, NO_SIGN_INS_FOUND, SIGN_INS, SIGN_INS_NOT_LOADED } from './messages.ts';
import * as css from '#features/details/details.css.ts';

const RANGE = '30d';
const SEARCHED_SIGN_INS = 500;
const MAX_ROWS = 10;

/** The newest sign-ins of the user, in the audit log of the root cluster. */
export function SignInsPart() {
  const { cluster, features, user } = useOutletContext<PageContext>();
  const filters = { user: user.userName, type: 'user.login', range: RANGE };
  return (
    <DetailsSection
      title={SIGN_INS}
      action={features.audit && <Link to={links.audit({ cluster }, filters)}>{OPEN_AUDIT_LOG}</Link>}
    >
      <ClusterNote />
      {features.audit ? (
        <WhenVisible placeholder={<SkeletonLines lines={6} />}>{() => <SignInList />}</WhenVisible>
      ) : (
        <MissingPermission permission="event: list" />
      )}
    </DetailsSection>
  );
}

function SignInList() {
  const { cluster, user } = useOutletContext<PageContext>();
  const events = useQuery(newestSignInsQuery(cluster, RANGE, SEARCHED_SIGN_INS));
  return (
    <Answer
      query={events}
      placeholder={<SkeletonLines lines={6} />}
      permission="event: list"
      errorTitle={SIGN_INS_NOT_LOADED}
    >
      {({ rows, next }) => {
        const signIns = signInsOf(rows, user.userName);
        const oldest = rows.findLast((row) => row.ok);
        return (
          <>
            {signIns.length === 0 ? (
              <p className={css.note}>{next ? NO_SIGN_INS_FOUND : NO_SIGN_INS}</p>
            ) : (
              <ul className={css.rows}>
                {signIns.slice(0, MAX_ROWS).map((signIn) => (
                  <SignInRow key={signIn.event.id} signIn={signIn} />
                ))}
              </ul>
            )}
            {next && oldest && (
              <p className={css.note}>{searchedSince(rows.length, formatDateTime(oldest.timeMs, 'utc'))}</p>
            )}
          </>
        );
      }}
    </Answer>
  );
}

function SignInRow({ signIn: { event, facts } }: { signIn: SignIn }) {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <li className={css.event}>
      <span className={css.eventHead}>
        <Link to={links.audit({ cluster }, { range: RANGE, event: event.id })} className={css.eventTitle}>
          <Tag tone={tagTone(event)}>{event.title}</Tag>
        </Link>
        <span className={css.time}>{formatDateTime(event.timeMs)}</span>
      </span>
      <span className={css.eventText}>{facts.join(' · ')}</span>
    </li>
  );
}
