import type { ReactNode } from 'react';
import { labelText } from '#lib/labels.ts';
import { visible } from '#lib/visible.ts';
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
          label={`Remove ${labelText(label)}`}
          onRemove={() => remove(label)}
        >
          {labelText(label)}
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
