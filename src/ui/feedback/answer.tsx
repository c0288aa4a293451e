import { QueryClientContext } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import SearchX from 'lucide-react/icons/search-x';
import { use, useState, type ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorText } from './error-text.tsx';
import { CONTENT, NOT_FOUND, NOT_LOADED, NOTHING_SENT, OUT_OF_DATE, WAIT_CANCELED } from './messages.ts';
import { NoPermission } from './no-permission.tsx';
import { WaitShownContext } from './wait-shown.ts';
import { Wait } from './wait.tsx';

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
  /** Names the content while the proxy takes long to send it: "Servers". */
  waitsFor?: string | undefined;
  children: (data: T) => ReactNode;
}

/** Cancels what is loaded for the first time on this page, and says so until it is loaded again. */
function useCancel({ isFetching }: { isFetching: boolean }) {
  const queries = use(QueryClientContext);
  const [isCanceled, setCanceled] = useState(false);
  const cancel = () => {
    setCanceled(true);
    void queries?.cancelQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  };
  return { isCanceled: isCanceled && !isFetching, cancel };
}

/** Draws the states loading, refused, not found, failed and stale of a query, so that no screen forgets one. */
export function Answer<T>({ of: asked, waiting, permission, notLoaded = NOT_LOADED, ...props }: AnswerProps<T>) {
  const { children, waitsFor = CONTENT } = props;
  const { data, error } = asked;
  const { isCanceled, cancel } = useCancel(asked);
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
  const wait = asked.isFetching && <Wait what={waitsFor} onCancel={cancel} />;
  if (error === null && isCanceled)
    return (
      <EmptyState icon={CircleAlert} title={WAIT_CANCELED} action={retry}>
        <p>{NOTHING_SENT}</p>
      </EmptyState>
    );
  if (error === null)
    return (
      <>
        {wait}
        <WaitShownContext value>{waiting}</WaitShownContext>
      </>
    );
  const action = (
    <>
      <WaitShownContext value>{retry}</WaitShownContext>
      {wait}
    </>
  );
  return <Refusal error={error} permission={permission} notLoaded={notLoaded} retry={action} />;
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
