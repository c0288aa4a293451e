// What a lock does at once, before it is placed, and how much of it is known.
import type { AffectedSession } from '#domain/locks/consequences.ts';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';
import { formatCount, plural } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import type { Checked } from './known.ts';
import {
  AT_ONCE,
  CHECKING,
  checkedSessions,
  checkedUsers,
  moreSessions,
  NOT_CHECKED,
  onResource,
  RESOURCES_DENIED,
  SELF,
  SESSIONS_END,
  SESSIONS_UNKNOWN,
  SIGNED_OUT,
  stay,
  USERS_UNKNOWN,
} from './messages.ts';
import type { Chosen } from './selection.ts';
import * as css from './new-lock.css.ts';

/** More of them are counted. */
const MOST_SESSIONS = 6;
const UNLISTED: readonly string[] = ['mfa_device', 'device', 'access_request'];

interface ConsequencesPanelProps {
  targets: readonly Chosen[];
  checked: Checked;
  /** What people call a target. */
  nameOf: (target: Chosen) => string;
}

export function ConsequencesPanel({ targets, checked, nameOf }: ConsequencesPanelProps) {
  const { consequences, sessions } = checked;
  const { signedOut, resources } = consequences;
  const shown = consequences.sessions.slice(0, MOST_SESSIONS);
  const hidden = consequences.sessions.length - shown.length;
  return (
    <section className={css.panel} aria-label={AT_ONCE}>
      <h2>{AT_ONCE}</h2>
      <SelfWarnings targets={targets} checked={checked} nameOf={nameOf} />
      {sessions.count === undefined && !sessions.error && <output>{CHECKING}</output>}
      <output className={css.figures}>
        {sessions.count !== undefined && <Figure of={endsIn(consequences.sessions)} says={SESSIONS_END} isBad />}
        <Figure of={signedOut.length} says={SIGNED_OUT} isBad />
        <Figure of={resources.length} says={RESOURCES_DENIED} />
      </output>
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map((one) => (
            <Hit key={one.session.id} of={one} />
          ))}
          {hidden > 0 && <li className={css.hit}>{moreSessions(hidden)}</li>}
        </ul>
      )}
      <Coverage targets={targets} checked={checked} />
    </section>
  );
}

const endsIn = (hits: readonly AffectedSession<SessionRow>[]): number =>
  hits.filter(({ remainingUsers: staying }) => staying.length === 0).length;

interface FigureProps {
  of: number;
  says: Readonly<Record<'one' | 'other', string>>;
  isBad?: boolean;
}

function Figure({ of, says, isBad = false }: FigureProps) {
  return (
    <span className={css.figure}>
      <strong className={isBad && of > 0 ? css.bad : css.count}>{formatCount(of)}</strong> {plural(of, says)}
    </span>
  );
}

function Hit({ of: { session, deniedUsers: leaving, remainingUsers: staying } }: { of: AffectedSession<SessionRow> }) {
  return (
    <li className={css.hit}>
      <span className={css.who}>
        <UntrustedSentence message={onResource} parts={[leaving.join(', '), session.name]} />
      </span>
      <span className={css.note}>
        {staying.length > 0 ? (
          stay(staying)
        ) : (
          <>
            {sanitize(sessionKindOf(session.kind).title)} · <RunningTime since={session.created} />
          </>
        )}
      </span>
    </li>
  );
}

/** Nobody locks themselves out without having been told. */
function SelfWarnings({ checked, targets, nameOf }: ConsequencesPanelProps) {
  const { ownTargets: self } = checked.consequences;
  if (self.length === 0) return null;
  return (
    <Banner tone="warn">
      {targets
        .filter(({ key, value }) => self.some((own) => own.key === key && own.value === sanitize(value)))
        .map((target) => (
          <SelfWarning key={`${target.key} ${target.value}`} of={target} name={nameOf(target)} />
        ))}
    </Banner>
  );
}

const isSelf = (key: string): key is keyof typeof SELF => Object.hasOwn(SELF, key);

function SelfWarning({ of: { key }, name }: { of: Chosen; name: string }) {
  return isSelf(key) && <p>{SELF[key](sanitize(name))}</p>;
}

function Coverage({ targets, checked: { sessions, users } }: Pick<ConsequencesPanelProps, 'targets' | 'checked'>) {
  const hasRoles = targets.some(({ key }) => key === 'role');
  return (
    <div className={css.coverage}>
      {sessions.count !== undefined && <p>{checkedSessions(sessions.count)}</p>}
      {sessions.error && <p>{SESSIONS_UNKNOWN}</p>}
      {sessions.error && <ErrorText error={sessions.error} />}
      {hasRoles && users.count !== undefined && <p>{checkedUsers(users.count)}</p>}
      {hasRoles && users.count === undefined && <p>{USERS_UNKNOWN}</p>}
      {targets.some(({ key }) => UNLISTED.includes(key)) && <p>{NOT_CHECKED}</p>}
    </div>
  );
}
