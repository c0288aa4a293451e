import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMutation, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '#api/list/page.ts';
import { facetsOf } from '#domain/resources/facets.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { FacetGroup } from './facet-group.tsx';
import { extentOf } from '#features/list/extent.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import type { ListState } from '#features/list/list-params.ts';
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
import { CLOSE } from '#ui/button/messages.ts';
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

/** The state of a list after loading one more page. */
interface LoadedList {
  hasNextPage: boolean;
  isError: boolean;
  data?: InfiniteData<Page> | undefined;
}

/** A list that loads in pages. */
export interface PaginatedList {
  hasNextPage: boolean;
  isFetching: boolean;
  /** Loads one more page. Resolves with the list after that. */
  fetchNextPage: () => Promise<LoadedList>;
}

/** The panel of labels: next to the list in wide windows, otherwise a dialog. */
export function Facets(props: FacetsProps) {
  const isWide = useMedia(screen.wide);
  const close = () => props.listParams.openPanel(false);
  if (!isWide)
    return (
      <Dialog title={LABELS} onClose={close}>
        <Content {...props} />
        <DialogActions>
          <Button onClick={close}>{CLOSE}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <aside className={sidePanel} aria-label={LABELS}>
      <div className={css.head}>
        <h2>{LABELS}</h2>
        <IconButton label={CLOSE_LABELS} icon={X} size="small" onClick={close} />
      </div>
      <Content {...props} />
    </aside>
  );
}

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
      <FacetCounts count={rows.length} list={list} />
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

/** Says how many results the counts include: only the loaded results (docs/behaviour.md#partial-views). */
function FacetCounts({ count, list: { hasNextPage, fetchNextPage } }: { count: number; list: PaginatedList }) {
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);
  const loadAll = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { signal } = (abortController.current = new AbortController());
      let list: LoadedList = { hasNextPage: true, isError: false };
      while (list.hasNextPage && !list.isError && !signal.aborted && !extentOf(list.data).stopReason)
        list = await fetchNextPage();
    },
  });
  const cancel = () => {
    abortController.current?.abort();
    loadAll.reset();
  };
  if (!hasNextPage) return <p className={css.note}>{countsOf(count)}</p>;
  return (
    <div className={css.extent}>
      <output className={css.counted}>{countsSoFar(count)}</output>
      <span className={css.countAll}>
        <Button size="small" isForProxy={false} pending={loadAll.isPending} onClick={() => loadAll.mutate()}>
          {COUNT_ALL}
        </Button>
        {loadAll.isPending && (
          <Button size="small" onClick={cancel}>
            {CANCEL}
          </Button>
        )}
      </span>
    </div>
  );
}
