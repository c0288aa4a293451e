import { Link, useOutletContext } from 'react-router-dom';
import { accessRequestStateOf } from '#domain/access-requests.ts';
import { SSO_DEVICE } from '#domain/mfa/device-messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseStoredSession, storageKeys, type Session } from '#domain/session/session-record.ts';
import { renewalTimeOf, sessionEndOf } from '#domain/session/session-timers.ts';
import { LOCAL_USER } from '#domain/users/messages.ts';
import { DetailsSection, Fact, FactList } from '#features/details/details-section.tsx';
import { TYPE } from '#features/list/messages.ts';
import { localStore } from '#lib/browser/storage.ts';
import { links } from '#lib/links.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime, formatDuration, formatRelative } from '#lib/time.ts';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import {
  ASSUMED_REQUEST,
  endKnownAfterRenewal,
  endTime,
  INACTIVITY,
  NO_INACTIVITY_TIMEOUT,
  REQUEST_ENDS_WITH_SESSION,
  SESSION_ENDS,
  SIGNED_IN_AS,
  signedOutAfter,
  THIS_SESSION,
} from './messages.ts';
import * as details from '#features/details/details.css.ts';

// Reads the storage each time, because any tab may renew the session.
const storedSession = (): Session | undefined => parseStoredSession(localStore.read(storageKeys.token));

function sessionEndText(now: number): string {
  const session = storedSession();
  if (session === undefined) return UNKNOWN;
  const endMs = sessionEndOf(session);
  if (endMs === undefined) return endKnownAfterRenewal(formatRelative(now, Math.max(renewalTimeOf(session), now)));
  return endTime(formatRelative(now, endMs), formatDateTime(endMs));
}

function inactivityText(): string {
  const timeoutMs = storedSession()?.sessionInactiveTimeout ?? 0;
  return timeoutMs === 0 ? NO_INACTIVITY_TIMEOUT : signedOutAfter(formatDuration(timeoutMs));
}

/** How long the session is valid, and the access request that it assumed. */
export function SessionPart() {
  const { user } = useOutletContext<PageContext>();
  const { assumedRequestId, usesAccessRequests } = accessRequestStateOf(user);
  const end = useTickingText(sessionEndText);
  const inactivity = useTickingText(inactivityText);
  return (
    <DetailsSection
      title={THIS_SESSION}
      action={usesAccessRequests && <Link to={links.accessRequests()}>{pageTitles.accessRequests}</Link>}
    >
      <FactList>
        <Fact term={SIGNED_IN_AS}>{sanitize(user.userName)}</Fact>
        <Fact term={TYPE}>{user.authType === 'sso' ? SSO_DEVICE : LOCAL_USER}</Fact>
        <Fact term={SESSION_ENDS}>{end}</Fact>
        <Fact term={INACTIVITY}>{inactivity}</Fact>
        <Fact term={ASSUMED_REQUEST} copyable={assumedRequestId} />
      </FactList>
      {assumedRequestId !== '' && <p className={details.note}>{REQUEST_ENDS_WITH_SESSION}</p>}
    </DetailsSection>
  );
}
