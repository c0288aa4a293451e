import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import type { QueryResult } from '#ui/feedback/answer.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { OUT_OF_DATE, requiresPermission } from '#ui/feedback/messages.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { RETRY } from '#ui/messages.ts';
import * as css from './home.css.ts';

interface TileProps<T> {
  label: string;
  /** The list with the counted things. */
  to: string;
  query: QueryResult<T>;
  permission: string;
  children: (data: T) => { value: string; note: ReactNode; chart?: ReactNode };
}

/** A number with a link to what it counts. It has the states of its query. */
export function Tile<T>({ label, to, query, permission, children }: TileProps<T>) {
  const { data, error } = query;
  const content = data === undefined ? undefined : children(data);
  return (
    <li className={css.tile}>
      <Link to={to} className={css.tileLink}>
        {label}
      </Link>
      {content && (
        <>
          <strong className={css.tileValue}>{content.value}</strong>
          <span className={css.tileNote}>{error ? OUT_OF_DATE : content.note}</span>
          {content.chart !== undefined && (
            <div className={css.tileChart} aria-hidden>
              {content.chart}
            </div>
          )}
        </>
      )}
      {!content && !error && <SkeletonLines lines={1} />}
      {!content && error && (
        <div className={css.tileFailure}>
          <div role="alert" className={css.note}>
            {error.status === 403 ? <p>{requiresPermission(permission)}</p> : <ErrorText error={error} />}
          </div>
          {error.status !== 403 && (
            <Button size="small" pending={query.isFetching} onClick={() => void query.refetch()}>
              {RETRY}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
