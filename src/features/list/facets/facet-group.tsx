import Columns from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import type { Facet, FacetValue } from '#domain/resources/facets.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatCount } from '#lib/text/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { rememberColumns } from '#features/list/query.ts';
import type { Kind, Resource } from '#features/list/kind.ts';
import { MOST_COLUMNS, type ListState } from '#features/list/list-params.ts';
import { EMPTY_VALUE, labelValue, mostColumns, moreValues, showColumn, showValues } from '#features/list/messages.ts';
import * as css from './facets.css.ts';

const FIRST = 6;
const MOST = 200;

interface FacetGroupProps {
  facet: Facet;
  /** The same key in what was loaded before. */
  before: Facet | undefined;
  sought: string;
  page: Kind<Resource>['page'];
  listParams: ListState;
}

/** A label key: its values filter, and the key may be a column. */
export function FacetGroup({ facet, before, sought, page, listParams }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const { name } = facet;
  const isChosen = (value: string) => listParams.labels.some((label) => label.name === name && label.value === value);
  const values = [...facet.values, ...otherValues(facet, before)];
  const fitting = name.toLowerCase().includes(sought)
    ? values
    : values.filter(({ value }) => value.toLowerCase().includes(sought));
  const shown = fitting.slice(0, isWhole ? MOST : FIRST);
  return (
    <section className={css.group} aria-label={sanitize(name)}>
      <div className={css.head}>
        <h3 className={css.key}>{sanitize(name)}</h3>
        <span className={css.column}>
          <ColumnToggle name={name} page={page} listParams={listParams} />
        </span>
      </div>
      <ul className={css.values}>
        {shown.map((one) => (
          <li key={one.value}>
            <Value name={name} of={one} isChosen={isChosen(one.value)} listParams={listParams} />
          </li>
        ))}
      </ul>
      {fitting.length > shown.length && !isWhole && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {showValues(Math.min(fitting.length, MOST), sanitize(name))}
        </Button>
      )}
      {isWhole && fitting.length > MOST && <p className={css.note}>{moreValues(fitting.length - MOST)}</p>}
    </section>
  );
}

/** Values that were there before the list was filtered by one of them. */
const otherValues = (facet: Facet, before: Facet | undefined): FacetValue[] =>
  (before?.values ?? [])
    .filter(({ value }) => !facet.values.some((one) => one.value === value))
    .map(({ value }) => ({ value, count: 0 }));

interface ValueProps {
  name: string;
  of: FacetValue;
  isChosen: boolean;
  listParams: ListState;
}

function Value({ name, of, isChosen, listParams }: ValueProps) {
  const label = { name, value: of.value };
  const shown = sanitize(of.value) || EMPTY_VALUE;
  return (
    <button
      type="button"
      className={css.value}
      aria-pressed={isChosen}
      aria-label={labelValue(shown, of.count, sanitize(name))}
      onClick={() => (isChosen ? listParams.remove(label) : listParams.choose(label))}
    >
      <span className={css.words}>{shown}</span>
      <span className={css.count}>{formatCount(of.count)}</span>
    </button>
  );
}

function ColumnToggle({ name, page, listParams }: Pick<FacetGroupProps, 'page' | 'listParams'> & { name: string }) {
  const { columns, setColumns } = listParams;
  const isShown = columns.includes(name);
  const turn = () => {
    const next = isShown ? columns.filter((key) => key !== name) : [...columns, name];
    rememberColumns(page, next);
    setColumns(next);
  };
  return (
    <IconButton
      label={showColumn(sanitize(name))}
      icon={Columns}
      size="small"
      aria-pressed={isShown}
      disabledReason={!isShown && columns.length >= MOST_COLUMNS ? mostColumns(MOST_COLUMNS) : undefined}
      onClick={turn}
    />
  );
}
