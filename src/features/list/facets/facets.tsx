import X from 'lucide-react/icons/x';
import { useEffect, useState, type ReactNode } from 'react';
import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#api/list/page.ts';
import { facetsOf } from '#domain/resources/facets.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { FacetGroup } from './facet-group.tsx';
import { extentOf } from '#features/list/extent.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import type { ListParams, ListState } from '#features/list/list-params.ts';
import {
  CLOSE_LABELS,
  COUNT_ALL,
  countsOf,
  countsSoFar,
  FIND_LABEL,
  LABELS,
  moreKeys,
  NO_LABELS,
  noLabelMatches,
} from '#features/list/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { sidePanel } from '#ui/layout/side-panel.css.ts';
import * as css from './facets.css.ts';

interface FacetsProps {
  page: ListKind<Resource>['page'];
  /** The loaded rows that match. */
  rows: readonly Resource[];
  /** All rows loaded so far, to offer the values of other filters. */
  knownRows: readonly Resource[];
  listParams: ListState;
  list: PaginatedList;
}

/** A list that loads in pages. */
export interface PaginatedList {
  data: InfiniteData<Page> | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  /** Loads one more page. */
  fetchNextPage: () => Promise<unknown>;
}

/** The panel of labels: next to the list in wide windows, otherwise a dialog at the edge. */
export function Facets(props: FacetsProps) {
  const isWide = useMedia(screen.wide);
  const close = () => props.listParams.openPanel(false);
  const closeButton = <IconButton label={CLOSE_LABELS} icon={X} size="small" onClick={close} />;
  if (!isWide)
    return (
      <Dialog title={LABELS} width="side" focusesTitle corner={closeButton} onClose={close}>
        <Content {...props} />
      </Dialog>
    );
  return (
    <aside className={sidePanel} aria-label={LABELS}>
      <div className={css.head}>
        <h2>{LABELS}</h2>
        {closeButton}
      </div>
      <Content {...props} />
    </aside>
  );
}

/** Another search is another list, which counts by itself again. */
const listKeyOf = ({ search, query, order }: ListParams): string => JSON.stringify([search, query, order]);

function Content({ page, rows, knownRows, listParams, list }: FacetsProps) {
  const [search, setSearch] = useState('');
  const facets = facetsOf(rows);
  const knownFacets = facetsOf(knownRows);
  const searchText = search.trim().toLowerCase();
  const matchingFacets = facets.filter(({ name, values }) =>
    `${name}\n${values.map(({ value }) => value).join('\n')}`.toLowerCase().includes(searchText),
  );
  return (
    <div className={css.content}>
      <FacetCounts key={listKeyOf(listParams)} count={rows.length} list={list} />
      {facets.length > 0 && (
        <Input
          aria-label={FIND_LABEL}
          placeholder={FIND_LABEL}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {facets.length === 0 && <p className={css.note}>{NO_LABELS}</p>}
      {facets.length > 0 && matchingFacets.length === 0 && <p className={css.note}>{noLabelMatches(search.trim())}</p>}
      <LimitedList items={matchingFacets}>
        {(facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            previous={knownFacets.find(({ name }) => name === facet.name)}
            searchText={searchText}
            page={page}
            listParams={listParams}
          />
        )}
      </LimitedList>
    </div>
  );
}

const MAX_FACETS = 60;

function LimitedList<T>({ items, children }: { items: readonly T[]; children: (item: T) => ReactNode }) {
  return (
    <>
      {items.slice(0, MAX_FACETS).map(children)}
      {items.length > MAX_FACETS && <p className={css.note}>{moreKeys(items.length - MAX_FACETS)}</p>}
    </>
  );
}

/** The panel counts lists of up to this many results without a question. */
const MAX_COUNTED_RESULTS = 5000;

interface FacetCountsProps {
  /** The number of loaded results. */
  count: number;
  list: PaginatedList;
}

/**
 * Says how many results the counts include (docs/behaviour.md#partial-views), and loads the others:
 * by itself in short lists, otherwise when the user asks for it.
 */
function FacetCounts({ count, list }: FacetCountsProps) {
  const [userChoice, setUserChoice] = useState<'count all' | 'cancel'>();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const { total, stopReason } = extentOf(list.data);
  const isWanted = userChoice === undefined ? total <= MAX_COUNTED_RESULTS : userChoice === 'count all';
  const isCounting = isWanted && hasNextPage && !isFetchNextPageError && stopReason === undefined;
  useEffect(() => {
    if (isCounting && !isFetching) void fetchNextPage();
  }, [isCounting, isFetching, fetchNextPage]);
  const countAll = () => {
    setUserChoice('count all');
    void fetchNextPage();
  };
  if (!hasNextPage) return <p className={css.note}>{countsOf(count)}</p>;
  return (
    <div className={css.extent}>
      <output className={css.counted}>{countsSoFar(count)}</output>
      <span className={css.countAll}>
        <Button size="small" isForProxy={false} pending={isCounting} onClick={countAll}>
          {COUNT_ALL}
        </Button>
        {isCounting && (
          <Button size="small" onClick={() => setUserChoice('cancel')}>
            {CANCEL}
          </Button>
        )}
      </span>
    </div>
  );
}
