// The checks before connecting to a desktop.
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';

interface DesktopPath {
  cluster: string;
  /** The name of the resource. */
  desktop: string;
}

interface DesktopCheck extends DesktopPath {
  /** The root cluster, which decides whether MFA is required. */
  root: string;
  /** The Windows login. */
  login: string;
}

export const desktopQuery = (path: DesktopPath) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/desktops/{desktop}',
    { params: { path } },
    { staleTime: ONE_MINUTE_MS },
  );

/** Whether connecting requires MFA. If so, 18.x proxies don't check for another user (docs/protocol/streams.md#7.2). */
async function isMfaRequired({ root, desktop, login }: DesktopCheck): Promise<boolean> {
  if (!proxyCan(await dialect(), 'checkDesktopMfa')) return false;
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/mfa/required', {
    params: { path: { cluster: root } },
    body: { windows_desktop: { desktop_name: desktop, login } },
  });
  return data?.required === true;
}

/** Whether another user is connected, whose session a new connection may end. */
export async function isDesktopBusy(check: DesktopCheck): Promise<boolean> {
  if (await isMfaRequired(check)) return false;
  const { cluster, desktop } = check;
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/desktops/{desktop}/active', {
    params: { path: { cluster, desktop } },
  });
  return data?.active === true;
}
