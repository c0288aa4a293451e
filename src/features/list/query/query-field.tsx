import { completed, completionsAt, type Seen } from '#domain/resources/completion.ts';
import { facetsOf } from '#domain/resources/facets.ts';
import { CompletingField } from '#ui/field/completing-field.tsx';
import type { Resource } from '#features/list/kind.ts';
import { QueryHelp } from './query-help.tsx';

interface QueryFieldProps {
  label: string;
  value: string;
  onSubmit: (query: string) => void;
  /** What was listed so far. */
  seen: readonly Resource[];
  /** The proxy's own words about a query that it cannot read. */
  refusal: string | undefined;
}

/** Fetched when somebody first writes a query: it brings the library of its list. */
export function QueryField({ label, value, onSubmit, seen, refusal }: QueryFieldProps) {
  const known = seenIn(seen);
  return (
    <CompletingField
      // Whoever switched to it wants to write in it.
      autoFocus
      label={label}
      placeholder={'labels["env"] == "production"'}
      value={value}
      onSubmit={onSubmit}
      completing={{ offer: (text, caret) => completionsAt(text, caret, known), put: completed }}
      error={
        refusal === undefined ? undefined : (
          <>
            {refusal}. <QueryHelp />
          </>
        )
      }
    />
  );
}

const seenIn = (rows: readonly Resource[]): Seen => ({
  labels: new Map(facetsOf(rows).map(({ name, values }) => [name, values.map(({ value }) => value)])),
  names: rows.map(({ name }) => name),
});
