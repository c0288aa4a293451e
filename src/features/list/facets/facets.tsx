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
import type { Kind, Resource } from '#features/list/kind.ts';
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
  page: Kind<Resource>['page'];
  /** What is loaded of what matches. */
  rows: readonly Resource[];
  /** What was loaded before as well, to offer other values. */
  seen: readonly Resource[];
  listParams: ListState;
  list: Growing;
}

/** How a list is after one more page. */
interface Grown {
  hasNextPage: boolean;
  isError: boolean;
  data?: InfiniteData<Page> | undefined;
}

/** A list that comes page by page. */
export interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  /** Requests one more page; resolves with what is loaded after it. */
  fetchNextPage: () => Promise<Grown>;
}

/** Beside the list where there is room, else above it. */
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

function Content({ page, rows, seen, listParams, list }: FacetsProps) {
  const [wanted, setWanted] = useState('');
  const facets = facetsOf(rows);
  const before = facetsOf(seen);
  const sought = wanted.trim().toLowerCase();
  const found = facets.filter(({ name, values }) =>
    `${name}\n${values.map(({ value }) => value).join('\n')}`.toLowerCase().includes(sought),
  );
  return (
    <div className={css.content}>
      <Extent count={rows.length} list={list} />
      {facets.length > 0 && (
        <Input
          aria-label={FIND_LABEL}
          placeholder={FIND_LABEL}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {facets.length === 0 && <p className={css.note}>{NO_LABELS}</p>}
      {facets.length > 0 && found.length === 0 && <p className={css.note}>{noLabelMatches(wanted.trim())}</p>}
      <Many of={found}>
        {(facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            before={before.find(({ name }) => name === facet.name)}
            sought={sought}
            page={page}
            listParams={listParams}
          />
        )}
      </Many>
    </div>
  );
}

const MOST = 60;

function Many<T>({ of, children }: { of: readonly T[]; children: (one: T) => ReactNode }) {
  return (
    <>
      {of.slice(0, MOST).map(children)}
      {of.length > MOST && <p className={css.note}>{moreKeys(of.length - MOST)}</p>}
    </>
  );
}

/** What the counts are of: they are never more than what has come (docs/behaviour.md#partial-views). */
function Extent({ count, list: { hasNextPage, fetchNextPage } }: { count: number; list: Growing }) {
  const counting = useRef<AbortController>(undefined);
  useEffect(() => () => counting.current?.abort(), []);
  const whole = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { signal } = (counting.current = new AbortController());
      let list: Grown = { hasNextPage: true, isError: false };
      while (list.hasNextPage && !list.isError && !signal.aborted && !extentOf(list.data).stop)
        list = await fetchNextPage();
    },
  });
  const cancel = () => {
    counting.current?.abort();
    whole.reset();
  };
  if (!hasNextPage) return <p className={css.note}>{countsOf(count)}</p>;
  return (
    <div className={css.extent}>
      <output className={css.counted}>{countsSoFar(count)}</output>
      <span className={css.whole}>
        <Button size="small" isForProxy={false} pending={whole.isPending} onClick={() => whole.mutate()}>
          {COUNT_ALL}
        </Button>
        {whole.isPending && (
          <Button size="small" onClick={cancel}>
            {CANCEL}
          </Button>
        )}
      </span>
    </div>
  );
}
