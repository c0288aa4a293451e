import type { ReactNode } from 'react';
import { labelText } from '#lib/labels.ts';
import { visible } from '#lib/visible.ts';
import { FilterChip } from '#ui/chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Toolbar } from '#ui/toolbar.tsx';
import type { Narrowed } from './narrowing.ts';

interface FiltersProps {
  narrowing: Narrowed;
  /** What the field says it searches. */
  label: string;
  shown: ReactNode;
}

export function Filters({ narrowing, label, shown }: FiltersProps) {
  const { search, setSearch, labels, remove, rest, dropRest } = narrowing;
  return (
    <Toolbar shown={shown}>
      <SearchField label={label} value={search} onChange={setSearch} />
      {labels.map((one) => (
        <FilterChip key={`${one.name}=${one.value}`} label={`Remove ${labelText(one)}`} onRemove={() => remove(one)}>
          {labelText(one)}
        </FilterChip>
      ))}
      {rest !== '' && (
        <FilterChip label={`Remove the query ${visible(rest)}`} onRemove={dropRest}>
          {visible(rest)}
        </FilterChip>
      )}
    </Toolbar>
  );
}
