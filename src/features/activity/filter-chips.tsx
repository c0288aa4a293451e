import { CLEAR_FILTERS, removeFilter } from '#features/list/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';

interface FilterChipsProps<N extends string> {
  /** One chip for each value of a filter. Undefined when no filter is set. */
  chips: readonly { name: N; value: string; label: string }[] | undefined;
  onRemove: (name: N, value: string) => void;
  onClear: () => void;
}

export function FilterChips<N extends string>({ chips, onRemove, onClear }: FilterChipsProps<N>) {
  return (
    chips && (
      <>
        {chips.map(({ name, value, label }) => (
          <FilterChip key={`${name} ${value}`} label={removeFilter(label)} onRemove={() => onRemove(name, value)}>
            {label}
          </FilterChip>
        ))}
        <Button variant="quiet" size="small" onClick={onClear}>
          {CLEAR_FILTERS}
        </Button>
      </>
    )
  );
}
