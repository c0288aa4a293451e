import type { ReactNode } from 'react';
import { FilterChip } from '#ui/chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Toolbar } from '#ui/toolbar.tsx';
import type { useNarrowing } from './narrowing.ts';

interface FiltersProps {
  narrowing: ReturnType<typeof useNarrowing>;
  shown: ReactNode;
}

export function Filters({ narrowing, shown }: FiltersProps) {
  const { search, setSearch, labels, remove, rest, dropRest } = narrowing;
  return (
    <Toolbar shown={shown}>
      <SearchField label="Search servers" value={search} onChange={setSearch} />
      {labels.map((label) => (
        <FilterChip
          key={`${label.name}=${label.value}`}
          label={`Remove ${label.name}: ${label.value}`}
          onRemove={() => remove(label)}
        >
          {label.name}: {label.value}
        </FilterChip>
      ))}
      {rest !== '' && (
        <FilterChip label={`Remove the query ${rest}`} onRemove={dropRest}>
          {rest}
        </FilterChip>
      )}
    </Toolbar>
  );
}
