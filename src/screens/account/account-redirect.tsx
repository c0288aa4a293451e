import { Navigate, useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';

/** `/web/account` leads to the first part in which its user can do something. */
export function Component() {
  const { user } = useOutletContext<PageContext>();
  return <Navigate to={user.authType === 'sso' ? links.mfaDevices() : links.password()} replace />;
}
