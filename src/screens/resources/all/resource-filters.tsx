// Filters by kind, health and pins, next to the search and the label filter. The address contains all of them.
import type { ResourceKind } from '#api/all-kinds/kinds.ts';
import { KIND_HEADING } from '#domain/messages.ts';
import { paramValues, type ParamChanges } from '#lib/params.ts';
import { ChipButton } from '#ui/mark/chip.tsx';
import { isHealthStatus, type HealthStatus } from '#screens/resources/health.tsx';
import { HEALTH_LABELS, HEALTH } from '#screens/resources/messages.ts';
import { isKnownKind, type AnyRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import { KIND_LABELS, PINNED } from './messages.ts';

export const FILTER_PARAMS = ['kind', 'health', 'pinned'] as const;

export interface ResourceFilters {
  kinds: readonly ResourceKind[];
  healths: readonly HealthStatus[];
  isPinned: boolean;
}

export const parseFilters = (params: URLSearchParams): ResourceFilters => ({
  kinds: paramValues(params, 'kind').filter(isKnownKind),
  healths: paramValues(params, 'health').filter(isHealthStatus),
  isPinned: params.get('pinned') === 'yes',
});

export const filterLabels = ({ kinds, healths, isPinned }: ResourceFilters): string[] => [
  ...kinds.map((kind) => KIND_LABELS[kind].all),
  ...healths.map((health) => HEALTH_LABELS[health]),
  ...(isPinned ? [PINNED] : []),
];

interface ResourceFilterControlsProps {
  filters: ResourceFilters;
  /** The kinds in the filter menu. */
  kinds: readonly ResourceKind[];
  rows: readonly AnyRow[];
  setParams: (change: ParamChanges) => void;
}

export function ResourceFilterControls({
  filters: { kinds: selectedKinds, healths, isPinned },
  kinds,
  rows,
  setParams,
}: ResourceFilterControlsProps) {
  const visibleHealths = Object.keys(HEALTH_LABELS)
    .filter(isHealthStatus)
    .filter((health) => healths.includes(health) || rows.some((row) => row.health === health));
  return (
    <>
      <ChipButton aria-pressed={isPinned} onClick={() => setParams({ pinned: isPinned ? '' : 'yes' })}>
        {PINNED}
      </ChipButton>
      <ChipChoices
        label={KIND_HEADING}
        selected={selectedKinds}
        choices={kinds.map((value) => ({ value, label: KIND_LABELS[value].all }))}
        onChange={(kind) => setParams({ kind })}
      />
      {visibleHealths.length > 0 && (
        <ChipChoices
          label={HEALTH}
          selected={healths}
          choices={visibleHealths.map((value) => ({ value, label: HEALTH_LABELS[value] }))}
          onChange={(health) => setParams({ health })}
        />
      )}
    </>
  );
}

interface ChipChoicesProps {
  label: string;
  /** The selected values; an empty array selects all. */
  selected: readonly string[];
  choices: readonly { value: string; label: string }[];
  onChange: (values: readonly string[]) => void;
}

function ChipChoices({ label, selected, choices, onChange }: ChipChoicesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers lay out the legend of a fieldset specially
    <div role="group" aria-label={label} className={css.marks}>
      {choices.map(({ value, label: choiceLabel }) => (
        <ChipButton
          key={value}
          aria-pressed={selected.includes(value)}
          onClick={() =>
            onChange(
              selected.includes(value)
                ? selected.filter((selectedValue) => selectedValue !== value)
                : [...selected, value],
            )
          }
        >
          {choiceLabel}
        </ChipButton>
      ))}
    </div>
  );
}
