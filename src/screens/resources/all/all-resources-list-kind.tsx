// The list of resources of all kinds: how rows are requested, filtered, parsed and rendered.
import { DETAILS } from '#lib/messages.ts';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { allKindsList } from '#api/all-kinds/all-kinds.ts';
import { type ListedKind, type ResourceKind, KIND_LISTS } from '#api/all-kinds/kinds.ts';
import { ACTIONS_HEADING, KIND_HEADING } from '#domain/messages.ts';
import type { ListKind } from '#features/list/resource-kind.ts';
import { CARDS, NAME } from '#features/list/messages.ts';
import type { ParamChanges } from '#lib/params.ts';
import { Switch } from '#ui/field/switch.tsx';
import { LETTER_ICON_WIDTH } from '#ui/mark/letter-icon.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { CONNECT_BUTTON_PADDING } from '#screens/resources/connect/login-connect.tsx';
import { anyRowHasDetails } from './any-details.tsx';
import { ResourceAction, actionText } from './resource-action.tsx';
import { parseResource, type AnyRow } from './any-row.ts';
import * as cardCss from '#features/list/card-grid.css.ts';
import * as css from './all-resources.css.ts';
import type { CardView } from './use-card-view.ts';
import { ResourceCards } from './resource-cards.tsx';
import { KindLink } from './kind-link.tsx';
import { ResourceIcon } from './resource-icon.tsx';
import { ResourceMarks, markTexts } from './resource-marks.tsx';
import {
  ALL_RESOURCES_LABELS,
  pinChangeFailed,
  onlyFirstOf,
  pinResource,
  unpinResource,
  VIEW_NOT_SAVED,
} from './messages.ts';
import { ResourceFilterControls, filterLabels, FILTER_PARAMS, type ResourceFilters } from './resource-filters.tsx';
import type { Pins } from './use-pins.ts';
import type { ComposedPage } from '#api/all-kinds/compose-page.ts';
import type { Page } from '#api/list/page.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { DISMISS, RETRY } from '#ui/messages.ts';
import {
  APP_LIST_LABELS,
  DATABASE_LIST_LABELS,
  DESKTOP_LIST_LABELS,
  KUBE_CLUSTER_LIST_LABELS,
  SERVER_LIST_LABELS,
} from '#screens/resources/messages.ts';

const LIST_MESSAGES = {
  servers: SERVER_LIST_LABELS,
  apps: APP_LIST_LABELS,
  kubeClusters: KUBE_CLUSTER_LIST_LABELS,
  databases: DATABASE_LIST_LABELS,
  desktops: DESKTOP_LIST_LABELS,
} satisfies Record<keyof typeof resourceLists, unknown>;

interface AllResourcesNoticesProps {
  page: Page | undefined;
  onRetry: () => void;
  pins: Pins;
  cards: CardView;
}

/**
 * Notices about lists that are missing from a combined page, and about pins and views that were not saved
 * (docs/behaviour.md#all-resources).
 */
function AllResourcesNotices({ page, onRetry, pins, cards }: AllResourcesNoticesProps) {
  const { failed = [], cut = [] }: Partial<ComposedPage> = page ?? {};
  return (
    <>
      {pins.pendingChange && (
        <Wait waitingFor={(pins.pendingChange.isPinned ? pinResource : unpinResource)(pins.pendingChange.name)} />
      )}
      {pins.failedChange && (
        <Failure message={pinChangeFailed(pins.failedChange.name)} error={pins.failedChange.error} />
      )}
      {cards.error && (
        <Failure message={VIEW_NOT_SAVED} error={cards.error} actionLabel={DISMISS} onAction={cards.reset} />
      )}
      {failed.map(({ kind, error }) => (
        <Failure
          key={kind}
          message={LIST_MESSAGES[KIND_LISTS[kind].list].notLoaded}
          error={error}
          actionLabel={RETRY}
          onAction={onRetry}
        />
      ))}
      {cut.map(({ kind, shown, total }) => (
        <Banner key={kind} tone="info">
          {onlyFirstOf(shown, LIST_MESSAGES[KIND_LISTS[kind].list].counted(total))}
        </Banner>
      ))}
    </>
  );
}

export const REQUIRED_PERMISSION = 'node: list, or app_server, kube_server, db_server, windows_desktop: list, read';
const PIN_WIDTH = 44;
/** Padding of a mark and the gap between marks, in pixels. */
const MARK_PADDING = 30;

const marksWidth = (row: AnyRow): number =>
  markTexts(row).reduce((sum, mark) => sum + MARK_PADDING + textWidth(mark, 'head'), 0);

const columns: ListKind<AnyRow>['columns'] = [
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: ({ name }) => name,
    extraWidth: () => LETTER_ICON_WIDTH,
    hasOwnLayout: true,
    cell: (row, shownColumns) => (
      <span className={css.nameColumn}>
        <ResourceIcon resource={row} />
        <span className={css.lines}>
          <span className={cardCss.title}>
            <MarkedText text={row.name} />
          </span>{' '}
          {!shownColumns.includes(KIND_HEADING) && (
            <span className={css.secondLine}>{[...markTexts(row), row.kindLabel].join(' · ')}</span>
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
    text: ({ kindLabel }) => kindLabel,
    extraWidth: marksWidth,
    cell: (row) => (
      <span className={css.textWithIcon}>
        <KindLink resource={row} />
        <ResourceMarks resource={row} />
      </span>
    ),
  },
  { title: DETAILS, visibleFrom: 'wide', style: 'code', text: ({ details }) => details },
];

interface AllResourcesOptions {
  /** Kinds with separate lists that the user may open. */
  listedKinds: readonly ListedKind[];
  /** The kinds in the filter menu. */
  filterKinds: readonly ResourceKind[];
  filters: ResourceFilters;
  setParams: (change: ParamChanges) => void;
  pins: Pins;
  cards: CardView;
}

export const allResourcesListKind = ({
  listedKinds,
  filterKinds,
  filters,
  setParams,
  pins,
  cards,
}: AllResourcesOptions): ListKind<AnyRow> => ({
  page: 'allResources',
  icon: LayoutGrid,
  permission: REQUIRED_PERMISSION,
  list: allKindsList({ kinds: filters.kinds, listableKinds: listedKinds, pinnedOnly: filters.isPinned }),
  read: parseResource,
  hasHiddenMatches: true,
  hasDetails: anyRowHasDetails,
  columns,
  action: {
    title: ACTIONS_HEADING,
    render: (row) => <ResourceAction resource={row} pins={pins} />,
    text: actionText,
    padding: CONNECT_BUTTON_PADDING + PIN_WIDTH,
    maxWidthOnPhone: 138,
  },
  messages: ALL_RESOURCES_LABELS,
  filters: {
    params: FILTER_PARAMS,
    labels: filterLabels(filters),
    isMatching:
      filters.healths.length === 0
        ? undefined
        : ({ health }) => health !== undefined && filters.healths.includes(health),
    controls: (rows) => (
      <>
        <ResourceFilterControls filters={filters} kinds={filterKinds} rows={rows} setParams={setParams} />
        <Switch checked={cards.isEnabled} onChange={({ target }) => cards.setEnabled(target.checked)}>
          {CARDS}
        </Switch>
      </>
    ),
  },
  notice: (pages, onRetry) => <AllResourcesNotices page={pages[0]} onRetry={onRetry} pins={pins} cards={cards} />,
  cards: cards.isEnabled ? (cardProps) => <ResourceCards {...cardProps} pins={pins} /> : undefined,
});
