import { lazy, Suspense, type ReactNode } from 'react';
import { joined, labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { FilterChip } from '#ui/mark/chip.tsx';
import { Input } from '#ui/field/input.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import type { Resource } from './kind.ts';
import type { ListState } from './list-params.ts';
import { QueryHelp } from './query/query-help.tsx';

const QueryField = lazy(async () => ({ default: (await import('./query/query-field.tsx')).QueryField }));

interface FiltersProps {
  listParams: ListState;
  /** What the field says it searches. */
  label: string;
  shown: ReactNode;
  /** What was listed so far, to complete queries with. */
  seen: readonly Resource[];
  /** The proxy's own words about a query that it cannot read. */
  refusal: string | undefined;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** Search words or a query in one field, and the labels that are demanded. */
export function Filters({ listParams, label, shown, seen, refusal, children }: FiltersProps) {
  const { isQuery, writeQuery, writeWords } = listParams;
  const query = joined(listParams);
  return (
    <Toolbar shown={shown}>
      {isQuery ? (
        <Suspense fallback={<Input aria-label="Query" face="code" readOnly value={query} />}>
          <QueryField label="Query" value={query} onSubmit={listParams.setQuery} seen={seen} refusal={refusal} />
        </Suspense>
      ) : (
        <SearchField label={label} value={listParams.search} onChange={listParams.setSearch} />
      )}
      <Switch checked={isQuery} onChange={isQuery ? writeWords : writeQuery}>
        Query
      </Switch>
      {isQuery ? refusal === undefined && <QueryHelp /> : <Chips listParams={listParams} refusal={refusal} />}
      {children}
    </Toolbar>
  );
}

function Chips({ listParams, refusal }: Pick<FiltersProps, 'listParams' | 'refusal'>) {
  const { labels, remove, rest, dropRest } = listParams;
  return (
    <>
      {labels.map((one) => (
        <FilterChip key={`${one.name}=${one.value}`} label={`Remove ${labelText(one)}`} onRemove={() => remove(one)}>
          {labelText(one)}
        </FilterChip>
      ))}
      {rest !== '' && (
        <FilterChip label={`Remove the query ${sanitize(rest)}`} onRemove={dropRest}>
          {sanitize(rest)}
        </FilterChip>
      )}
      {refusal !== undefined && (
        <p role="alert">
          {refusal}. <QueryHelp />
        </p>
      )}
    </>
  );
}
