// How wide the columns of active sessions are, by what they hold.
import { sanitize } from '#lib/text/sanitize.ts';
import { textWidth, widest, type Face } from '#ui/table/text-width.ts';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { useSharedWidth } from '#ui/table/use-shared-width.ts';
import { kindOf } from './kinds.ts';
import { presentIn, stateOf } from './session-words.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import type { SessionRow } from './session-row.ts';

const PADDING = 32;
const ICON = 24;
/** A copy button, with its gap. */
const COPY = 36;
const TAG = 24;
const SORT_ARROW = 20;
/** Of an id that is copied more often than read. */
const LEAST_ID = 170;
const MOST = 400;
/** "Join" with the sign of its menu, and its padding in the table. */
const ACTION = 100;
/** In a narrow window a duration takes two lines. */
const NARROW_DURATION = 96;
/** The longest that a duration becomes. */
const DURATIONS = ['under a minute', '23 hr 59 min'];

/** Those that have room, with their widths. */
export function useLayout(rows: readonly (SessionRow | Unreadable)[], room: number): ReadonlyMap<string, number> {
  const isNarrow = useMedia(screen.narrow);
  const isMiddle = useMedia(screen.laptop);
  const read = rows.filter((row) => row.ok);
  const text = (head: string, face: Face, texts: readonly string[]) =>
    PADDING + Math.min(MOST, Math.max(textWidth(head, 'head') + SORT_ARROW, widest(texts, face)));
  const columns = [
    {
      key: 'kind',
      wants:
        ICON +
        text(
          'Type',
          'plain',
          read.map(({ kind }) => sanitize(kindOf(kind).title)),
        ),
      hidden: isNarrow,
    },
    {
      key: 'name',
      wants: PADDING + Math.min(MOST, Math.max(120, ...read.map((row) => nameWidth(row, isMiddle)))),
      hidden: false,
    },
    {
      key: 'sid',
      wants:
        COPY +
        text(
          'Session ID',
          'code',
          read.map(({ id }) => sanitize(id)),
        ),
      folds: LEAST_ID,
      hidden: isMiddle,
    },
    { key: 'users', wants: text('Users', 'plain', read.map(presentIn)), hidden: isNarrow },
    {
      key: 'duration',
      wants: isNarrow ? NARROW_DURATION : text('Duration', 'plain', DURATIONS),
      isFixed: isNarrow,
      hidden: false,
    },
    { key: 'action', wants: ACTION, isFixed: true, hidden: false },
  ].filter(({ hidden }) => !hidden);
  return useSharedWidth(columns, room);
}

/** With the login and the state, which stand beside it where there is room for both. */
function nameWidth(session: SessionRow, isMiddle: boolean): number {
  const { name, login } = session;
  const state = stateOf(session);
  return (
    textWidth(name, 'name') +
    (login === '' ? 0 : 8 + textWidth(`as ${login}`, 'plain')) +
    (state === undefined || isMiddle ? 0 : TAG + textWidth(state, 'head'))
  );
}
