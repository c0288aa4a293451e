// Shows the immediate effects of a lock before it is created, and which data the preview lacks.
import type { AffectedSession } from '#domain/locks/consequences.ts';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';
import { formatCount, plural } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { onResource } from '#lib/messages.ts';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import type { CheckedConsequences } from './use-consequences.ts';
import {
  IMMEDIATE_EFFECTS,
  CHECKING,
  checkedSessions,
  checkedUsers,
  NOT_LISTED_BY_PROXY,
  RESOURCES_DENIED,
  OWN_ACCESS_WARNINGS,
  SESSIONS_END,
  SESSIONS_UNKNOWN,
  sessionsOutdated,
  SIGNED_OUT,
  usersStay,
  USERS_UNKNOWN,
} from './messages.ts';
import { moreSessions } from '#features/active-sessions/messages.ts';
import type { SelectedTarget } from './target-selection.ts';
import * as css from './new-lock.css.ts';

/** Further sessions are only counted. */
const MAX_SESSIONS = 6;
const UNLISTED_TARGET_KEYS: readonly string[] = ['mfa_device', 'device', 'access_request'];

interface ConsequencesPanelProps {
  targets: readonly SelectedTarget[];
  checked: CheckedConsequences;
  /** The display name of a target. */
  nameOf: (target: SelectedTarget) => string;
}

export function ConsequencesPanel({ targets, checked, nameOf }: ConsequencesPanelProps) {
  const { consequences, sessions } = checked;
  const { signedOut, resources } = consequences;
  const visibleSessions = consequences.sessions.slice(0, MAX_SESSIONS);
  const hiddenCount = consequences.sessions.length - visibleSessions.length;
  return (
    <section className={css.panel} aria-label={IMMEDIATE_EFFECTS}>
      <h2>{IMMEDIATE_EFFECTS}</h2>
      <SelfWarnings targets={targets} checked={checked} nameOf={nameOf} />
      {sessions.count === undefined && !sessions.error && <output>{CHECKING}</output>}
      <output className={css.counts}>
        {sessions.count !== undefined && (
          <ConsequenceCount count={countEndedSessions(consequences.sessions)} labels={SESSIONS_END} isBad />
        )}
        <ConsequenceCount count={signedOut.length} labels={SIGNED_OUT} isBad />
        <ConsequenceCount count={resources.length} labels={RESOURCES_DENIED} />
      </output>
      {visibleSessions.length > 0 && (
        <ul className={css.list}>
          {visibleSessions.map((affected) => (
            <AffectedSessionItem key={affected.session.id} affected={affected} />
          ))}
          {hiddenCount > 0 && <li className={css.affectedSession}>{moreSessions(hiddenCount)}</li>}
        </ul>
      )}
      <CheckedSources targets={targets} checked={checked} />
    </section>
  );
}

const countEndedSessions = (affectedSessions: readonly AffectedSession<SessionRow>[]): number =>
  affectedSessions.filter(({ remainingUsers: staying }) => staying.length === 0).length;

interface ConsequenceCountProps {
  count: number;
  labels: Readonly<Record<'one' | 'other', string>>;
  isBad?: boolean;
}

function ConsequenceCount({ count, labels, isBad = false }: ConsequenceCountProps) {
  return (
    <span className={css.consequenceCount}>
      <strong className={isBad && count > 0 ? css.bad : css.count}>{formatCount(count)}</strong> {plural(count, labels)}
    </span>
  );
}

function AffectedSessionItem({
  affected: { session, deniedUsers: leaving, remainingUsers: staying },
}: {
  affected: AffectedSession<SessionRow>;
}) {
  return (
    <li className={css.affectedSession}>
      <span className={css.session}>
        <UntrustedSentence message={onResource} parts={[leaving.join(', '), session.name]} />
      </span>
      <span className={css.note}>
        {staying.length > 0 ? (
          usersStay(staying)
        ) : (
          <>
            {sanitize(sessionKindOf(session.kind).title)} · <RunningTime since={session.created} />
          </>
        )}
      </span>
    </li>
  );
}

/** Warns users who are about to lock themselves out. */
function SelfWarnings({ checked, targets, nameOf }: ConsequencesPanelProps) {
  const { ownTargets } = checked.consequences;
  if (ownTargets.length === 0) return null;
  return (
    <Banner tone="warn">
      {targets
        .filter(({ key, value }) =>
          ownTargets.some((ownTarget) => ownTarget.key === key && ownTarget.value === sanitize(value)),
        )
        .map((target) => (
          <SelfWarning key={`${target.key} ${target.value}`} target={target} name={nameOf(target)} />
        ))}
    </Banner>
  );
}

const hasOwnWarning = (key: string): key is keyof typeof OWN_ACCESS_WARNINGS => Object.hasOwn(OWN_ACCESS_WARNINGS, key);

function SelfWarning({ target: { key }, name }: { target: SelectedTarget; name: string }) {
  return hasOwnWarning(key) && <p>{OWN_ACCESS_WARNINGS[key](sanitize(name))}</p>;
}

function CheckedSources({
  targets,
  checked: { sessions, users },
}: Pick<ConsequencesPanelProps, 'targets' | 'checked'>) {
  const hasRoles = targets.some(({ key }) => key === 'role');
  return (
    <div className={css.coverage}>
      {sessions.count !== undefined && !sessions.error && <p>{checkedSessions(sessions.count)}</p>}
      {sessions.error && <p>{sessions.count === undefined ? SESSIONS_UNKNOWN : sessionsOutdated(sessions.count)}</p>}
      {sessions.error && <ErrorText error={sessions.error} />}
      {hasRoles && users.count !== undefined && <p>{checkedUsers(users.count)}</p>}
      {hasRoles && users.count === undefined && <p>{USERS_UNKNOWN}</p>}
      {targets.some(({ key }) => UNLISTED_TARGET_KEYS.includes(key)) && <p>{NOT_LISTED_BY_PROXY}</p>}
    </div>
  );
}
