import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

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
  /** The permission that is wanted, as one would ask for it: "list on node". */
  permission?: string | undefined;
  children: (data: T) => ReactNode;
}

/** Draws loading, refused, not found, failed and stale around a query, so that no screen forgets one (house style 5). */
export function Answer<T>({ of: asked, waiting, permission, children }: AnswerProps<T>) {
  const { data, error } = asked;
  const retry = (
    <Button size="small" pending={asked.isFetching} onClick={() => void asked.refetch()}>
      Retry
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Banner tone="stale" action={retry}>
            What you see may be out of date. The last refresh failed: {error.message}
          </Banner>
        )}
        {children(data)}
      </>
    );
  }
  if (error === null) return waiting;
  return <Refusal error={error} permission={permission} retry={retry} />;
}

interface RefusalProps {
  error: { message: string; status?: number };
  permission: string | undefined;
  retry: ReactNode;
}

function Refusal({ error, permission, retry }: RefusalProps) {
  switch (error.status) {
    case 403:
      return (
        <EmptyState icon={Lock} title="You do not have permission to see this">
          {permission !== undefined && (
            <p>
              It takes the permission <code>{permission}</code>, which an administrator can grant with a role.
            </p>
          )}
          <p role="alert">{error.message}</p>
        </EmptyState>
      );
    case 404:
      return (
        <EmptyState icon={SearchX} title="Not found">
          <p role="alert">{error.message}</p>
        </EmptyState>
      );
    default:
      return (
        <EmptyState icon={CircleAlert} title="This could not be loaded" action={retry}>
          <p role="alert">{error.message}</p>
        </EmptyState>
      );
  }
}
