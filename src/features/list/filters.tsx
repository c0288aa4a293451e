import { Suspense, type ReactNode } from 'react';
import { mergeSearchAndQuery, labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';
import { Input } from '#ui/field/input.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import * as toolbar from '#ui/layout/toolbar.css.ts';
import type { Resource } from './resource-kind.ts';
import type { ListState } from './list-params.ts';
import { QUERY, removeFilter, removeQuery } from './messages.ts';
import { QueryHelp } from './query/query-help.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const QueryField = lazyComponent(async () => (await import('./query/query-field.tsx')).QueryField);

/** An error with the proxy's own text. */
export interface ProxyError {
  message: string;
  status?: number;
}

interface FiltersProps {
  listParams: ListState;
  /** The label of the search field. */
  label: string;
  summary: ReactNode;
  /** The rows loaded so far, for completing queries. */
  knownRows: readonly Resource[];
  /** Why the proxy can't parse the query. */
  refusal: ProxyError | undefined;
  /** More actions for the list. */
  children: ReactNode;
}

/** The field for search words or a query, and chips for the labels in the query. */
export function Filters({ listParams, label, summary, knownRows, refusal, children }: FiltersProps) {
  const { isQuery, switchToQuery, switchToWords } = listParams;
  const query = mergeSearchAndQuery(listParams);
  return (
    <Toolbar summary={summary}>
      {isQuery ? (
        <Suspense fallback={<Input aria-label={QUERY} face="code" readOnly value={query} />}>
          <QueryField
            label={QUERY}
            value={query}
            onSubmit={listParams.setQuery}
            knownRows={knownRows}
            refusal={refusal}
          />
        </Suspense>
      ) : (
        <SearchField label={label} value={listParams.search} onChange={listParams.setSearch} />
      )}
      <Switch checked={isQuery} onChange={isQuery ? switchToWords : switchToQuery}>
        {QUERY}
      </Switch>
      {isQuery ? refusal === undefined && <QueryHelp /> : <FilterChips listParams={listParams} refusal={refusal} />}
      {children}
    </Toolbar>
  );
}

function FilterChips({ listParams, refusal }: Pick<FiltersProps, 'listParams' | 'refusal'>) {
  const { labels, remove, rest, clearRest } = listParams;
  return (
    <>
      {labels.map((label) => (
        <FilterChip
          key={`${label.name}=${label.value}`}
          label={removeFilter(labelText(label))}
          onRemove={() => remove(label)}
        >
          {labelText(label)}
        </FilterChip>
      ))}
      {rest !== '' && (
        <FilterChip label={removeQuery(sanitize(rest))} onRemove={clearRest}>
          {sanitize(rest)}
        </FilterChip>
      )}
      {refusal !== undefined && (
        <div className={toolbar.error} role="alert">
          <ErrorText error={refusal} />
          <QueryHelp />
        </div>
      )}
    </>
  );
}
