// The filters of the list of recordings, and the choice of cards and their order.
import type { ReactNode } from 'react';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { environmentValueOf, lengthRangeOf, LENGTH_RANGES, modeOf } from '#domain/recording/recording-rows.ts';
import { FilterChips } from '#features/activity/filter-chips.tsx';
import { FilterMenu, type FilterChoice } from '#features/activity/filter-menu.tsx';
import {
  RESOURCE,
  RESOURCE_SEARCH,
  resourceFilterLabel,
  USER_SEARCH,
  userFilterLabel,
} from '#features/activity/messages.ts';
import { countValues } from '#features/activity/value-counts.ts';
import { CARDS, ENVIRONMENT, TYPE, USERS } from '#features/list/messages.ts';
import { RECORDING_TYPE_LABELS } from '#features/recording/card/messages.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { ViewsMenu } from '#features/list/views/views-menu.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { useSetting } from '#ui/store/use-setting.ts';
import {
  environmentFilterLabel,
  LENGTH,
  LENGTH_LABELS,
  lengthFilterLabel,
  MODE,
  MODE_LABELS,
  ORDER,
  orderLabel,
  ORDER_LABELS,
  OTHER_ORDER,
  recordingCount,
  SEARCH_RECORDINGS,
  typeFilterLabel,
} from './messages.ts';
import { FILTER_NAMES, type FilterName, type RecordingsState } from './recordings-params.ts';

const VIEW_SETTING = 'recordings view';
const CARDS_VALUE = 'cards';

export interface CardView {
  isCardView: boolean;
  setCardView: (isOn: boolean) => void;
}

/** Whether recordings are shown as cards. The setting is stored in the browser. */
export function useCardView(): CardView {
  const [view, setView] = useSetting(VIEW_SETTING);
  return { isCardView: view === CARDS_VALUE, setCardView: (isOn) => setView(isOn ? CARDS_VALUE : null) };
}

/** The label of a value in the address, which may be unknown. */
const labelIn = (labels: Readonly<Record<string, string>>, value: string): string =>
  new Map(Object.entries(labels)).get(value) ?? value;

const CHIP_LABELS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: (value) => typeFilterLabel(labelIn(RECORDING_TYPE_LABELS, value)),
  user: userFilterLabel,
  resource: resourceFilterLabel,
  env: environmentFilterLabel,
  mode: (value) => labelIn(MODE_LABELS, value),
  length: (value) => lengthFilterLabel(labelIn(LENGTH_LABELS, value)),
};

type RecordingRows = readonly (RecordingRow | UnreadableEntry)[];

const filterChoices = (
  rows: RecordingRows,
  valuesOf: (row: RecordingRow) => readonly string[],
  labelOf: (value: string) => string,
): FilterChoice[] =>
  countValues(rows, valuesOf).map(({ value, count }) => ({
    value,
    label: labelOf(value),
    count: recordingCount(count),
  }));

/** Lengths are in their order, not by number. */
function lengthChoices(rows: RecordingRows): FilterChoice[] {
  const choices = filterChoices(
    rows,
    (row) => [lengthRangeOf(row) ?? ''],
    (value) => labelIn(LENGTH_LABELS, value),
  );
  return LENGTH_RANGES.flatMap((length) => choices.filter(({ value }) => value === length));
}

interface RecordingFiltersProps {
  params: RecordingsState;
  /** All loaded rows. */
  rows: RecordingRows;
  summary: ReactNode;
  view: CardView;
}

/** Filters only the loaded rows, because the proxy can filter recordings only by time. */
export function RecordingFilters({ params, rows, summary, view }: RecordingFiltersProps) {
  const { filter, valuesOf, add, remove, clear, setSearch, isFiltered } = params;
  const environmentLabel = useEnvironmentLabel();
  const menu = (name: FilterName, label: string, choices: () => readonly FilterChoice[]) => ({
    label,
    choices: () => choices().filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => add(name, value),
  });
  const chips = FILTER_NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: CHIP_LABELS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={summary}>
      <SearchField label={SEARCH_RECORDINGS} value={filter.text} onChange={setSearch} />
      <FilterMenu
        {...menu('type', TYPE, () =>
          filterChoices(
            rows,
            ({ type }) => [type],
            (value) => labelIn(RECORDING_TYPE_LABELS, value),
          ),
        )}
      />
      <FilterMenu
        {...menu('user', USERS, () => filterChoices(rows, (row) => row.users, sanitize))}
        search={USER_SEARCH}
      />
      <FilterMenu
        {...menu('resource', RESOURCE, () => filterChoices(rows, ({ name }) => [name], sanitize))}
        search={RESOURCE_SEARCH}
      />
      <FilterMenu
        {...menu('env', ENVIRONMENT, () =>
          filterChoices(rows, (row) => [environmentValueOf(row, environmentLabel)], sanitize),
        )}
      />
      <FilterMenu
        {...menu('mode', MODE, () =>
          filterChoices(
            rows,
            (row) => [modeOf(row)],
            (value) => labelIn(MODE_LABELS, value),
          ),
        )}
      />
      <FilterMenu {...menu('length', LENGTH, () => lengthChoices(rows))} />
      <ViewsMenu page="recordings" size="small" />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
      <ViewControls params={params} view={view} />
    </Toolbar>
  );
}

const ViewControls = ({ params, view: { isCardView, setCardView } }: { params: RecordingsState; view: CardView }) => (
  <>
    {isCardView && <OrderMenu params={params} />}
    <Switch checked={isCardView} onChange={({ target }) => setCardView(target.checked)}>
      {CARDS}
    </Switch>
  </>
);

/** The order of the cards. The table has it in its header. */
function OrderMenu({ params: { order, sortInOrder } }: { params: RecordingsState }) {
  const value = `${order.field}:${order.dir}`;
  const text = new Map<string, string>(Object.entries(ORDER_LABELS)).get(value) ?? OTHER_ORDER;
  return (
    <MenuButton
      label={orderLabel(text)}
      size="small"
      entries={[
        {
          kind: 'choice',
          label: ORDER,
          value,
          options: Object.entries(ORDER_LABELS).map(([option, label]) => ({ value: option, label })),
          onChange(chosen) {
            const [field = '', dir] = chosen.split(':');
            sortInOrder({ field, dir: dir === 'asc' ? 'asc' : 'desc' });
          },
        },
      ]}
    >
      {text}
    </MenuButton>
  );
}
