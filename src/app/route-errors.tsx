import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { InternalError } from './internal-error.tsx';
import { PageCodeError } from './page-code.ts';

function useRouteFailure(): unknown {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? { message: `${error.status} ${error.statusText}` } : error;
}

/** In place of the whole console. */
export const RootErrorPage = () => <InternalError alone error={useRouteFailure()} />;

/** In place of a page, with the console around it. The code of a page is fetched again without a reload. */
export function PageErrorBoundary() {
  const error = useRouteFailure();
  const { state, revalidate } = useRevalidator();
  const retry = error instanceof PageCodeError ? () => void revalidate() : undefined;
  return <InternalError error={error} onRetry={retry} isRetrying={state === 'loading'} />;
}
