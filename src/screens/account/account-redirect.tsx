import { Navigate, useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';

/** Redirects `/web/account` to the first tab that is useful: MFA devices for SSO users, the password for all others. */
export function Component() {
  const { user } = useOutletContext<PageContext>();
  return <Navigate to={user.authType === 'sso' ? links.mfaDevices() : links.password()} replace />;
}
