// The list of all kinds as a list of one: how it is asked for, filtered, read and drawn.
import { DETAILS } from '#lib/messages.ts';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { allKindsList } from '#api/all-kinds/all-kinds.ts';
import type { ListedKind, ResourceKind } from '#api/all-kinds/kinds.ts';
import { ACTIONS_HEADING, KIND_HEADING } from '#domain/messages.ts';
import type { ListKind } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import type { ParamChanges } from '#lib/params.ts';
import { Switch } from '#ui/field/switch.tsx';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { CONNECT_FRAME } from '#screens/resources/connect/login-connect.tsx';
import { Action, actionWords } from './action.tsx';
import { anyRow, type AnyRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import type { CardView } from './card-view.ts';
import { Cards } from './cards.tsx';
import { ICONS, KindLink } from './kind-link.tsx';
import { Marks, marksOf } from './marks.tsx';
import { ALL, CARDS } from './messages.ts';
import { Controls, filterWords, PARAMS, type Filters } from './filters.tsx';
import { Notices } from './notices.tsx';
import type { Pins } from './use-pins.ts';

export const PERMISSION = 'node: list, or app_server, kube_server, db_server, windows_desktop: list, read';
/** Of the picture before a name. */
const LETTER = 32;
const PIN = 44;
/** Around the text of a mark, and between marks. */
const MARK = 30;

const marksWidth = (row: AnyRow): number => marksOf(row).reduce((sum, mark) => sum + MARK + textWidth(mark, 'head'), 0);

const columns: ListKind<AnyRow>['columns'] = [
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: ({ name }) => name,
    extraWidth: () => LETTER,
    hasOwnLayout: true,
    cell: (row, shown) => (
      <span className={css.named}>
        <LetterIcon name={row.name} icon={ICONS[row.own.kind]} />
        <span className={css.lines}>
          <span className={css.title}>
            <MarkedText text={row.name} />
          </span>{' '}
          {!shown.includes(KIND_HEADING) && (
            <span className={css.small}>{[...marksOf(row), row.kind].join(' · ')}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    title: KIND_HEADING,
    sort: 'kind',
    visibleFrom: 'middle',
    style: 'plain',
    isSearched: false,
    text: ({ kind }) => kind,
    extraWidth: marksWidth,
    cell: (row) => (
      <span className={css.words}>
        <KindLink of={row} />
        <Marks of={row} />
      </span>
    ),
  },
  { title: DETAILS, visibleFrom: 'wide', style: 'code', text: ({ details }) => details },
];

interface Given {
  /** Kinds with lists of their own that the user may list. */
  open: readonly ListedKind[];
  /** Kinds to choose from. */
  offered: readonly ResourceKind[];
  filters: Filters;
  set: (change: ParamChanges) => void;
  pins: Pins;
  cards: CardView;
}

export const allKind = ({ open, offered, filters, set, pins, cards }: Given): ListKind<AnyRow> => ({
  page: 'allResources',
  icon: LayoutGrid,
  permission: PERMISSION,
  list: allKindsList({ kinds: filters.kinds, listableKinds: open, pinnedOnly: filters.isPinned }),
  read: anyRow,
  hasHiddenMatches: true,
  columns,
  action: {
    title: ACTIONS_HEADING,
    render: (row) => <Action of={row} pins={pins} />,
    text: actionWords,
    padding: CONNECT_FRAME + PIN,
    maxWidthOnPhone: 138,
  },
  messages: ALL,
  filters: {
    params: PARAMS,
    labels: filterWords(filters),
    isMatching:
      filters.healths.length === 0
        ? undefined
        : ({ health }) => health !== undefined && filters.healths.includes(health),
    controls: (rows) => (
      <>
        <Controls of={filters} kinds={offered} rows={rows} set={set} />
        <Switch checked={cards.isOn} onChange={({ target }) => cards.turn(target.checked)}>
          {CARDS}
        </Switch>
      </>
    ),
  },
  notice: (pages, onRetry) => <Notices page={pages[0]} onRetry={onRetry} pins={pins} cards={cards} />,
  cards: cards.isOn ? (shown) => <Cards {...shown} pins={pins} /> : undefined,
});
