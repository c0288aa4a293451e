import { Fragment } from 'react';
import type { Column } from '#features/list/resource-kind.ts';
import { DURATION, ENVIRONMENT, NAME, STATE, TYPE, USERS } from '#features/list/messages.ts';
import { LOGIN, UNDER_A_MINUTE } from '#lib/messages.ts';
import { formatElapsed } from '#lib/time.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { RunningTime } from '#ui/text/running-time.tsx';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { nameWithLogin, MODERATED, NEEDS_MODERATOR, NO_PARTICIPANTS } from './messages.ts';
import { asLogin } from '#features/active-sessions/messages.ts';
import type { SessionRow, StallReason } from '#features/active-sessions/session-row.ts';
import * as css from './active-sessions.css.ts';

const STALL_REASONS: Record<StallReason, string> = {
  'needs moderator': NEEDS_MODERATOR,
  'no participants': NO_PARTICIPANTS,
};

/** The state of a session as text; undefined for sessions without a special state. */
export function stateText({ stallReason, isModerated, kind }: SessionRow): string | undefined {
  if (stallReason) return STALL_REASONS[stallReason];
  return isModerated && kind === 'ssh' ? MODERATED : undefined;
}

const participantsText = ({ users }: SessionRow): string => users.join(', ') || '–';

const ICON_WIDTH = 24;
const TAG_PADDING = 24;

const kindTitleOf = ({ kind }: SessionRow): string => sanitize(sessionKindOf(kind).title);

/** Whether the login is next to the name: it has no column, and there is no second line. */
const isLoginNextToName = (shown: readonly string[]): boolean => shown.includes(USERS) && !shown.includes(LOGIN);

const nameOf = ({ name, login }: SessionRow): string => (login === '' ? name : nameWithLogin(name, login));

/** Whether name and state are on one line. In narrower tables, a second line repeats the values of hidden columns. */
const hasOneLine = (shownColumns: readonly string[]): boolean => shownColumns.includes(LOGIN);

/** Whether the state is shown next to the name, because it has no column. */
const isStateNextToName = (shownColumns: readonly string[]): boolean =>
  hasOneLine(shownColumns) && !shownColumns.includes(STATE);

const stateWidth = (session: SessionRow): number => {
  const state = stateText(session);
  return state === undefined ? 0 : TAG_PADDING + textWidth(state, 'head');
};

function StateTag({ session }: { session: SessionRow }) {
  const state = stateText(session);
  return state !== undefined && <Tag tone={session.stallReason ? 'warn' : 'plain'}>{state}</Tag>;
}

/** The second line: the state, and the values of hidden columns. */
function HiddenValues({ session, shown }: { session: SessionRow; shown: readonly string[] }) {
  const { login, created, users } = session;
  const isHidden = (title: string) => !shown.includes(title);
  const values = [
    { key: STATE, value: stateText(session) },
    { key: USERS, value: isHidden(USERS) && users.length > 0 && participantsText(session) },
    { key: LOGIN, value: isHidden(USERS) && login !== '' && asLogin(login) },
    { key: DURATION, value: isHidden(DURATION) && <RunningTime since={created} /> },
    { key: TYPE, value: isHidden(TYPE) && kindTitleOf(session) },
  ].filter(({ value }) => Boolean(value));
  return (
    <span className={css.secondLineText}>
      {values.map(({ key, value }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {value}
        </Fragment>
      ))}
    </span>
  );
}

function SessionName({ session, shown }: { session: SessionRow; shown: readonly string[] }) {
  const { name, login } = session;
  return (
    <>
      <span className={css.name}>
        <span className={css.nameAndLogin}>
          <span className={css.clippedText}>
            <MarkedText text={name} />
          </span>
          {login !== '' && isLoginNextToName(shown) && <span className={css.login}>{asLogin(login)}</span>}
        </span>
        {isStateNextToName(shown) && (
          <span className={css.state}>
            <StateTag session={session} />
          </span>
        )}
      </span>
      {!hasOneLine(shown) && <HiddenValues session={session} shown={shown} />}
    </>
  );
}

/** Pixels between the name and the login, in addition to a space. */
const NAME_GAP = 4;
/** Pixels of the chip around its text. */
const CHIP_PADDING = 26;

const typeColumn: Column<SessionRow> = {
  title: TYPE,
  sort: 'kind',
  visibleFrom: 'middle',
  style: 'plain',
  text: kindTitleOf,
  extraWidth: () => ICON_WIDTH,
  cell: (session) => (
    <span className={css.kindWithIcon}>
      <Icon icon={sessionKindOf(session.kind).icon} />
      {kindTitleOf(session)}
    </span>
  ),
};

const nameColumn: Column<SessionRow> = {
  title: NAME,
  sort: 'name',
  style: 'name',
  text: nameOf,
  csv: ({ name }) => name,
  extraWidth: (session, shown) => NAME_GAP + (isStateNextToName(shown) ? stateWidth(session) : 0),
  cell: (session, shown) => <SessionName session={session} shown={shown} />,
  hasOwnLayout: true,
};

const durationColumn: Column<SessionRow> = {
  title: DURATION,
  sort: 'duration',
  visibleFrom: 'middle',
  style: 'quiet',
  text: () => '',
  csv: ({ created }) => formatElapsed(Date.now(), created),
  sample: [UNDER_A_MINUTE, '23 hr 59 min'],
  // The cell has two lines, so the column can be narrow.
  minWidth: 68,
  cell: ({ created }) => (
    <span className={css.duration}>
      <RunningTime since={created} />
    </span>
  ),
};

const stateColumn: Column<SessionRow> = {
  title: STATE,
  visibleFrom: 'wide',
  style: 'quiet',
  text: (session) => stateText(session) ?? '',
  extraWidth: (session) => (stateText(session) === undefined ? 0 : TAG_PADDING),
  cell: (session) => <StateTag session={session} />,
};

export const sessionColumns = (
  environmentOfSession: (session: SessionRow) => Environment | undefined,
): readonly Column<SessionRow>[] => [
  typeColumn,
  nameColumn,
  { title: LOGIN, visibleFrom: 'wide', style: 'quiet', text: ({ login }) => login },
  {
    title: ENVIRONMENT,
    visibleFrom: 'wide',
    style: 'quiet',
    text: (session) => sanitize(environmentOfSession(session)?.value ?? ''),
    extraWidth: () => CHIP_PADDING,
    cell: (session) => {
      const environment = environmentOfSession(session);
      return environment && <EnvironmentChip environment={environment} />;
    },
  },
  { title: USERS, visibleFrom: 'middle', style: 'quiet', text: participantsText },
  durationColumn,
  stateColumn,
];
