import { useState, type ReactNode } from 'react';
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
  // The address follows the typing a moment later; a field that waited for it would drop what is typed in between.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setSearch(text);
  };
  return (
    <Toolbar shown={shown}>
      <SearchField label="Search servers" value={typed ?? search} onChange={type} onBlur={() => setTyped(undefined)} />
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
