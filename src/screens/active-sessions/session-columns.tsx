import type { Column } from '#features/list/resource-kind.ts';
import { DURATION, NAME, TYPE, USERS } from '#features/list/messages.ts';
import { UNDER_A_MINUTE } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { RunningTime } from '#ui/text/running-time.tsx';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { asLogin, copySessionId, nameWithLogin, SESSION_ID } from './messages.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';
import { participantsOf, stateOf } from './session-text.ts';
import * as css from './active-sessions.css.ts';

const ICON = 24;
/** A copy button, with its gap. */
const COPY = 36;
const TAG = 24;
/** Of an id that is copied more often than read. */
const LEAST_ID = 138;

const titleOf = ({ kind }: SessionRow): string => sanitize(sessionKindOf(kind).title);

const nameOf = ({ name, login }: SessionRow): string => (login === '' ? name : nameWithLogin(name, login));

/** The state stands beside the name while there is room for it, else below. */
const isStateBeside = (shown: readonly string[]): boolean => shown.includes(SESSION_ID);

function stateWidth(session: SessionRow, shown: readonly string[]): number {
  const state = stateOf(session);
  return state === undefined || !isStateBeside(shown) ? 0 : TAG + textWidth(state, 'head');
}

function Name({ of: session, shown }: { of: SessionRow; shown: readonly string[] }) {
  const { name, login, stallReason: standstill } = session;
  const state = stateOf(session);
  // What the columns show that have no room.
  const isCrowded = !shown.includes(USERS);
  const below = isCrowded ? [login && asLogin(login), titleOf(session), participantsOf(session), state] : [state];
  return (
    <>
      <span className={css.name}>
        <span className={css.named}>
          <span className={css.words}>
            <MarkedText text={name} />
          </span>
          {login !== '' && !isCrowded && <span className={css.login}>{asLogin(login)}</span>}
        </span>
        {state !== undefined && isStateBeside(shown) && (
          <span className={css.state}>
            <Tag tone={standstill ? 'warn' : 'plain'}>{state}</Tag>
          </span>
        )}
      </span>
      {!isStateBeside(shown) && <span className={css.below}>{[...new Set(below)].filter(Boolean).join(' · ')}</span>}
    </>
  );
}

export const sessionColumns: readonly Column<SessionRow>[] = [
  {
    title: TYPE,
    sort: 'kind',
    visibleFrom: 'middle',
    style: 'plain',
    text: titleOf,
    extraWidth: () => ICON,
    cell: (session) => (
      <span className={css.sign}>
        <Icon icon={sessionKindOf(session.kind).icon} />
        {titleOf(session)}
      </span>
    ),
  },
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: nameOf,
    extraWidth: stateWidth,
    cell: (session, shown) => <Name of={session} shown={shown} />,
    hasOwnLayout: true,
  },
  {
    title: SESSION_ID,
    visibleFrom: 'wide',
    style: 'code',
    isSearched: false,
    text: ({ id }) => sanitize(id),
    extraWidth: () => COPY,
    minWidth: LEAST_ID,
    cell: ({ id, name }) => (
      <span className={css.copied}>
        <span className={css.words}>
          <MarkedText text={sanitize(id)} />
        </span>
        <CopyButton text={id} label={copySessionId(name)} />
      </span>
    ),
  },
  { title: USERS, visibleFrom: 'middle', style: 'quiet', text: participantsOf },
  {
    title: DURATION,
    sort: 'duration',
    style: 'quiet',
    text: () => '',
    sample: [UNDER_A_MINUTE, '23 hr 59 min'],
    // On two lines.
    minWidth: 68,
    cell: ({ created }) => (
      <span className={css.duration}>
        <RunningTime since={created} />
      </span>
    ),
  },
];
