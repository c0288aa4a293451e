import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { InternalError } from './internal-error.tsx';
import { PageCodeError } from './page-code.ts';

function useRouteFailure(): unknown {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? { message: `${error.status} ${error.statusText}` } : error;
}

/** Replaces the whole console with an error. */
export const RootErrorPage = () => <InternalError isStandalone error={useRouteFailure()} />;

/** Replaces a page inside the console. Retry loads the page's code again without a reload. */
export function PageErrorBoundary() {
  const error = useRouteFailure();
  const { state, revalidate } = useRevalidator();
  const retry = error instanceof PageCodeError ? () => void revalidate() : undefined;
  return <InternalError error={error} onRetry={retry} isRetrying={state === 'loading'} />;
}
