// Filters of the page beside search and labels: kinds, health and pins, each of which the address holds.
import type { ResourceKind } from '#api/all-kinds/kinds.ts';
import { KIND_HEADING } from '#domain/messages.ts';
import { paramValues, type ParamChanges } from '#lib/params.ts';
import { ChipButton } from '#ui/mark/chip.tsx';
import { isHealthStatus, type HealthStatus } from '#screens/resources/health.tsx';
import { HEALTHS } from '#screens/resources/messages.ts';
import { isKind, type AnyRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import { HEALTH, KINDS, PINNED } from './messages.ts';

export const PARAMS = ['kind', 'health', 'pinned'] as const;

export interface Filters {
  kinds: readonly ResourceKind[];
  healths: readonly HealthStatus[];
  isPinned: boolean;
}

export const filtersIn = (params: URLSearchParams): Filters => ({
  kinds: paramValues(params, 'kind').filter(isKind),
  healths: paramValues(params, 'health').filter(isHealthStatus),
  isPinned: params.get('pinned') === 'yes',
});

export const filterWords = ({ kinds, healths, isPinned }: Filters): string[] => [
  ...kinds.map((kind) => KINDS[kind].all),
  ...healths.map((health) => HEALTHS[health]),
  ...(isPinned ? [PINNED] : []),
];

interface ControlsProps {
  of: Filters;
  /** Kinds to choose from. */
  kinds: readonly ResourceKind[];
  rows: readonly AnyRow[];
  set: (change: ParamChanges) => void;
}

export function Controls({ of: { kinds: on, healths, isPinned }, kinds, rows, set }: ControlsProps) {
  const known = Object.keys(HEALTHS)
    .filter(isHealthStatus)
    .filter((health) => healths.includes(health) || rows.some((row) => row.health === health));
  return (
    <>
      <ChipButton aria-pressed={isPinned} onClick={() => set({ pinned: isPinned ? '' : 'yes' })}>
        {PINNED}
      </ChipButton>
      <Choices
        label={KIND_HEADING}
        on={on}
        of={kinds.map((value) => ({ value, says: KINDS[value].all }))}
        set={(kind) => set({ kind })}
      />
      {known.length > 0 && (
        <Choices
          label={HEALTH}
          on={healths}
          of={known.map((value) => ({ value, says: HEALTHS[value] }))}
          set={(health) => set({ health })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  label: string;
  /** Those that are chosen; all where there are none. */
  on: readonly string[];
  of: readonly { value: string; says: string }[];
  set: (values: readonly string[]) => void;
}

function Choices({ label, on, of, set }: ChoicesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset lays out its legend by rules of its own
    <div role="group" aria-label={label} className={css.marks}>
      {of.map(({ value, says }) => (
        <ChipButton
          key={value}
          aria-pressed={on.includes(value)}
          onClick={() => set(on.includes(value) ? on.filter((one) => one !== value) : [...on, value])}
        >
          {says}
        </ChipButton>
      ))}
    </div>
  );
}
