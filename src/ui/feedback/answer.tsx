import CircleAlert from 'lucide-react/icons/circle-alert';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorText } from './error-text.tsx';
import { NOT_FOUND, NOT_LOADED, OUT_OF_DATE } from './messages.ts';
import { NoPermission } from './no-permission.tsx';

/** What is read of a query's result; TanStack Query's fits. */
export interface Asked<T> {
  data: T | undefined;
  error: { message: string; status?: number } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  of: Asked<T>;
  /** Holds the place while there is nothing to draw. */
  waiting: ReactNode;
  /** The permission that is wanted, as a role names it: "node: list". */
  permission?: string | undefined;
  /** What could not be loaded: "Couldn't load servers". */
  notLoaded?: string;
  children: (data: T) => ReactNode;
}

/** Draws loading, refused, not found, failed and stale around a query, so that no screen forgets one (house style 5). */
export function Answer<T>({ of: asked, waiting, permission, notLoaded = NOT_LOADED, children }: AnswerProps<T>) {
  const { data, error } = asked;
  const retry = (
    <Button size="small" pending={asked.isFetching} onClick={() => void asked.refetch()}>
      {RETRY}
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Banner tone="stale" action={retry}>
            <p>{OUT_OF_DATE}</p>
            <ErrorText error={error} />
          </Banner>
        )}
        {children(data)}
      </>
    );
  }
  if (error === null) return waiting;
  return <Refusal error={error} permission={permission} notLoaded={notLoaded} retry={retry} />;
}

interface RefusalProps {
  error: { message: string; status?: number };
  permission: string | undefined;
  notLoaded: string;
  retry: ReactNode;
}

function Refusal({ error, permission, notLoaded, retry }: RefusalProps) {
  const proxyText = (
    <div role="alert">
      <ErrorText error={error} />
    </div>
  );
  switch (error.status) {
    case 403:
      return <NoPermission permission={permission}>{proxyText}</NoPermission>;
    case 404:
      return (
        <EmptyState icon={SearchX} title={NOT_FOUND}>
          {proxyText}
        </EmptyState>
      );
    default:
      return (
        <EmptyState icon={CircleAlert} title={notLoaded} action={retry}>
          {proxyText}
        </EmptyState>
      );
  }
}
