import { applyCompletion, completionsAt, type KnownValues } from '#domain/resources/query-completion.ts';
import { facetsOf } from '#domain/resources/facets.ts';
import { AutocompleteField } from '#ui/field/autocomplete-field.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import type { ProxyError } from '#features/list/filters.tsx';
import type { Resource } from '#features/list/resource-kind.ts';
import { QUERY_EXAMPLE } from '#features/list/messages.ts';
import { QueryHelp } from './query-help.tsx';

interface QueryFieldProps {
  label: string;
  value: string;
  onSubmit: (query: string) => void;
  /** The rows loaded so far, for completing queries. */
  knownRows: readonly Resource[];
  /** Why the proxy can't parse the query. */
  refusal: ProxyError | undefined;
}

/** Loaded when the user first writes a query, because it includes the code for completion. */
export function QueryField({ label, value, onSubmit, knownRows, refusal }: QueryFieldProps) {
  const knownValues = knownValuesOf(knownRows);
  return (
    <AutocompleteField
      // The user switched to this field to type in it.
      autoFocus
      label={label}
      placeholder={QUERY_EXAMPLE}
      value={value}
      onSubmit={onSubmit}
      completion={{
        optionsAt: (text, caret) => completionsAt(text, caret, knownValues),
        insertOption: applyCompletion,
      }}
      error={
        refusal === undefined ? undefined : (
          <>
            <ErrorText error={refusal} />
            <QueryHelp />
          </>
        )
      }
    />
  );
}

const knownValuesOf = (rows: readonly Resource[]): KnownValues => ({
  labels: new Map(facetsOf(rows).map(({ name, values }) => [name, values.map(({ value }) => value)])),
  names: rows.map(({ name }) => name),
});
