import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { InternalError } from './internal-error.tsx';
import { PageCodeMissing } from './page-code.ts';

function useError(): unknown {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? { message: `${error.status} ${error.statusText}` } : error;
}

/** In place of the whole console. */
export const Broken = () => <InternalError alone error={useError()} />;

/** In place of a page, with the console around it. The code of a page is fetched again without a reload. */
export function BrokenPage() {
  const error = useError();
  const { state, revalidate } = useRevalidator();
  const retry = error instanceof PageCodeMissing ? () => void revalidate() : undefined;
  return <InternalError error={error} onRetry={retry} isRetrying={state === 'loading'} />;
}
