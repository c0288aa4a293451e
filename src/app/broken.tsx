import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { InternalError } from './internal-error.tsx';

/** The internal error in the place of a page. */
export function Broken() {
  const error = useRouteError();
  return <InternalError error={isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error} />;
}
