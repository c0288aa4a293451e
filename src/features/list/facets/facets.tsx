import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { facetsOf } from '#domain/resources/facets.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { FacetGroup } from './facet-group.tsx';
import type { Kind, Resource } from '#features/list/kind.ts';
import type { ListState } from '#features/list/list-params.ts';
import * as css from './facets.css.ts';

interface FacetsProps {
  kind: Pick<Kind<Resource>, 'page' | 'words'>;
  /** What is loaded of what matches. */
  rows: readonly Resource[];
  /** What was loaded before as well, for values to change to. */
  seen: readonly Resource[];
  listParams: ListState;
  list: Growing;
}

/** A list that comes page by page. */
export interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  /** Asks for one page more; tells whether others follow. */
  fetchNextPage: () => Promise<{ hasNextPage: boolean; isError: boolean }>;
}

/** Beside the list where there is room, else above it. */
export function Facets(props: FacetsProps) {
  const isWide = useMedia(screen.wide);
  const close = () => props.listParams.openPanel(false);
  if (!isWide)
    return (
      <Dialog title="Labels" onClose={close}>
        <Content {...props} />
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <aside className={css.panel} aria-label="Labels">
      <div className={css.head}>
        <h2>Labels</h2>
        <IconButton label="Close labels" icon={X} size="small" onClick={close} />
      </div>
      <Content {...props} />
    </aside>
  );
}

function Content({ kind, rows, seen, listParams, list }: FacetsProps) {
  const [wanted, setWanted] = useState('');
  const counted = kind.words.counted(rows.length);
  const facets = facetsOf(rows);
  const before = facetsOf(seen);
  const sought = wanted.trim().toLowerCase();
  const found = facets.filter(({ name, values }) =>
    `${name}\n${values.map(({ value }) => value).join('\n')}`.toLowerCase().includes(sought),
  );
  return (
    <div className={css.content}>
      <Extent told={counted} list={list} />
      {facets.length > 0 && (
        <Input
          aria-label="Find a label"
          placeholder="Find a label"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {facets.length === 0 && <p className={css.note}>None of them has a label.</p>}
      {facets.length > 0 && found.length === 0 && <p className={css.note}>No label holds “{wanted.trim()}”.</p>}
      <Many of={found}>
        {(facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            before={before.find(({ name }) => name === facet.name)}
            sought={sought}
            page={kind.page}
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
      {of.length > MOST && <p className={css.note}>{of.length - MOST} more keys: find them by a part of their name.</p>}
    </>
  );
}

/** What the counts are of: they are never more than what has come (docs/behaviour.md#partial-views). */
function Extent({ told, list: { hasNextPage, fetchNextPage } }: { told: string; list: Growing }) {
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const whole = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      let page = { hasNextPage: true, isError: false };
      while (page.hasNextPage && !page.isError && isWanted.current) page = await fetchNextPage();
    },
  });
  if (!hasNextPage) return <p className={css.note}>Counts of {told}.</p>;
  return (
    <div className={css.extent}>
      <output className={css.note}>Counts of {told} so far.</output>
      <span className={css.whole}>
        <Button size="small" pending={whole.isPending} onClick={() => whole.mutate()}>
          Count all
        </Button>
      </span>
    </div>
  );
}
