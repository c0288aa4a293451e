import Columns from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import type { Facet, FacetValue } from '#domain/resources/facets.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatCount } from '#lib/text/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { storeColumns } from '#features/list/resource-query.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import { MAX_LABEL_COLUMNS, type ListState } from '#features/list/list-params.ts';
import {
  EMPTY_VALUE,
  labelValue,
  maxColumnsReached,
  moreValues,
  showColumn,
  showValues,
} from '#features/list/messages.ts';
import * as css from './facets.css.ts';

const COLLAPSED_VALUES = 6;
const MAX_VALUES = 200;

interface FacetGroupProps {
  facet: Facet;
  /** The same label key in all rows loaded so far, for values that the current filter excludes. */
  previous: Facet | undefined;
  searchText: string;
  page: ListKind<Resource>['page'];
  listParams: ListState;
}

/** The values of a label key as filters, and a switch to show the key as a column. */
export function FacetGroup({ facet, previous, searchText, page, listParams }: FacetGroupProps) {
  const [isExpanded, setExpanded] = useState(false);
  const { name } = facet;
  const isChosen = (value: string) => listParams.labels.some((label) => label.name === name && label.value === value);
  const values = [...facet.values, ...otherValues(facet, previous)];
  const matchingValues = name.toLowerCase().includes(searchText)
    ? values
    : values.filter(({ value }) => value.toLowerCase().includes(searchText));
  const visibleValues = matchingValues.slice(0, isExpanded ? MAX_VALUES : COLLAPSED_VALUES);
  return (
    <section className={css.group} aria-label={sanitize(name)}>
      <div className={css.head}>
        <h3 className={css.key}>{sanitize(name)}</h3>
        <span className={css.column}>
          <ColumnToggle name={name} page={page} listParams={listParams} />
        </span>
      </div>
      <ul className={css.values}>
        {visibleValues.map((facetValue) => (
          <li key={facetValue.value}>
            <FacetValueButton
              name={name}
              facetValue={facetValue}
              isChosen={isChosen(facetValue.value)}
              listParams={listParams}
            />
          </li>
        ))}
      </ul>
      {matchingValues.length > visibleValues.length && !isExpanded && (
        <Button size="small" variant="quiet" onClick={() => setExpanded(true)}>
          {showValues(Math.min(matchingValues.length, MAX_VALUES), sanitize(name))}
        </Button>
      )}
      {isExpanded && matchingValues.length > MAX_VALUES && (
        <p className={css.note}>{moreValues(matchingValues.length - MAX_VALUES)}</p>
      )}
    </section>
  );
}

/** Values that the current filter excludes. */
const otherValues = (facet: Facet, previous: Facet | undefined): FacetValue[] =>
  (previous?.values ?? [])
    .filter(({ value }) => !facet.values.some((current) => current.value === value))
    .map(({ value }) => ({ value, count: 0 }));

interface FacetValueButtonProps {
  name: string;
  facetValue: FacetValue;
  isChosen: boolean;
  listParams: ListState;
}

function FacetValueButton({ name, facetValue, isChosen, listParams }: FacetValueButtonProps) {
  const label = { name, value: facetValue.value };
  const text = sanitize(facetValue.value) || EMPTY_VALUE;
  return (
    <button
      type="button"
      className={css.value}
      aria-pressed={isChosen}
      aria-label={labelValue(text, facetValue.count, sanitize(name))}
      onClick={() => (isChosen ? listParams.remove(label) : listParams.choose(label))}
    >
      <span className={css.text}>{text}</span>
      <span className={css.count}>{formatCount(facetValue.count)}</span>
    </button>
  );
}

function ColumnToggle({ name, page, listParams }: Pick<FacetGroupProps, 'page' | 'listParams'> & { name: string }) {
  const { columns, setColumns } = listParams;
  const isShown = columns.includes(name);
  const toggle = () => {
    const next = isShown ? columns.filter((key) => key !== name) : [...columns, name];
    storeColumns(page, next);
    setColumns(next);
  };
  return (
    <IconButton
      label={showColumn(sanitize(name))}
      icon={Columns}
      size="small"
      aria-pressed={isShown}
      disabledReason={
        !isShown && columns.length >= MAX_LABEL_COLUMNS ? maxColumnsReached(MAX_LABEL_COLUMNS) : undefined
      }
      onClick={toggle}
    />
  );
}
