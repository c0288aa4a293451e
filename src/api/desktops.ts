import { queryOptions } from '@tanstack/react-query';
import { $api } from './api.ts';
import { http } from './client.ts';
import { dialect } from './dialect.ts';
import { LIVE_MS, SELDOM_MS } from './freshness.ts';
import { keyOf } from './keys.ts';

interface Path {
  cluster: string;
  /** The resource's name. */
  desktop: string;
}

export const desktopOf = (path: Path) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/desktops/{desktop}',
    { params: { path } },
    { staleTime: SELDOM_MS },
  );

/** 18.x does not ask who is connected where a second factor is required (docs/protocol/streams.md#7.2). */
async function isProofRequired({ root, desktop, login }: Path & { root: string; login: string }, signal: AbortSignal) {
  if ((await dialect()) < 18) return false;
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/mfa/required', {
    params: { path: { cluster: root } },
    body: { windows_desktop: { desktop_name: desktop, login } },
    signal,
  });
  return data?.required === true;
}

/** Whether somebody is connected, whose session a new one may end. */
export const busyDesktopOf = ({ root, login, ...path }: Path & { root: string; login: string }) =>
  queryOptions({
    queryKey: [...keyOf('/v1/webapi/sites/{cluster}/desktops/{desktop}/active', { path }), login],
    queryFn: async ({ signal }) => {
      if (await isProofRequired({ root, login, ...path }, signal)) return false;
      const { data } = await http.GET('/v1/webapi/sites/{cluster}/desktops/{desktop}/active', {
        params: { path },
        signal,
      });
      return data?.active === true;
    },
    staleTime: LIVE_MS,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
