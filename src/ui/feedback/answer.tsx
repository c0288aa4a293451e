import { QueryClientContext } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import SearchX from 'lucide-react/icons/search-x';
import { use, useState, type ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorText } from './error-text.tsx';
import {
  PAGE_CONTENT,
  NOT_FOUND,
  NOT_LOADED,
  PROXY_DID_NOT_ANSWER,
  OUT_OF_DATE,
  LOADING_CANCELED,
} from './messages.ts';
import { NoPermission } from './no-permission.tsx';
import { WaitShownContext } from './wait-shown.ts';
import { Wait } from './wait.tsx';

/** The fields of a TanStack Query result that `Answer` uses. */
export interface QueryResult<T> {
  data: T | undefined;
  error: { message: string; status?: number } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  query: QueryResult<T>;
  /** Shown while there is no data. */
  placeholder: ReactNode;
  /** The required permission as in a role, for example "node: list". */
  permission?: string | undefined;
  /** The title of the error, for example "Couldn't load servers". */
  errorTitle?: string;
  /** Names the content in the message about a long wait, for example "Servers". */
  waitingFor?: string | undefined;
  children: (data: T) => ReactNode;
}

/** `cancel` cancels all queries of the page that have no data yet. `isCanceled` is true until the next load. */
function useCancelLoading({ isFetching }: { isFetching: boolean }) {
  const queryClient = use(QueryClientContext);
  const [isCanceled, setCanceled] = useState(false);
  const cancel = () => {
    setCanceled(true);
    void queryClient?.cancelQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  };
  return { isCanceled: isCanceled && !isFetching, cancel };
}

/** Renders the states of a query (loading, refused, not found, failed, stale), so that no screen forgets one. */
export function Answer<T>({ query, placeholder, permission, errorTitle = NOT_LOADED, ...props }: AnswerProps<T>) {
  const { children, waitingFor = PAGE_CONTENT } = props;
  const { data, error } = query;
  const { isCanceled, cancel } = useCancelLoading(query);
  const retry = (
    <Button size="small" pending={query.isFetching} onClick={() => void query.refetch()}>
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
  const waitNotice = query.isFetching && <Wait waitingFor={waitingFor} onCancel={cancel} />;
  if (error === null && isCanceled)
    return (
      <EmptyState icon={CircleAlert} title={LOADING_CANCELED} action={retry}>
        <p>{PROXY_DID_NOT_ANSWER}</p>
      </EmptyState>
    );
  if (error === null)
    return (
      <>
        {waitNotice}
        <WaitShownContext value>{placeholder}</WaitShownContext>
      </>
    );
  const action = (
    <>
      <WaitShownContext value>{retry}</WaitShownContext>
      {waitNotice}
    </>
  );
  return <LoadError error={error} permission={permission} errorTitle={errorTitle} retry={action} />;
}

interface LoadErrorProps {
  error: { message: string; status?: number };
  permission: string | undefined;
  errorTitle: string;
  retry: ReactNode;
}

function LoadError({ error, permission, errorTitle, retry }: LoadErrorProps) {
  const proxyMessage = (
    <div role="alert">
      <ErrorText error={error} />
    </div>
  );
  switch (error.status) {
    case 403:
      return <NoPermission permission={permission}>{proxyMessage}</NoPermission>;
    case 404:
      return (
        <EmptyState icon={SearchX} title={NOT_FOUND}>
          {proxyMessage}
        </EmptyState>
      );
    default:
      return (
        <EmptyState icon={CircleAlert} title={errorTitle} action={retry}>
          {proxyMessage}
        </EmptyState>
      );
  }
}
