import { buildPath } from '#api/build-path.ts';
import type { Size } from './desktop-state.ts';

interface DesktopAddressOptions {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  /** The resource's name. */
  desktop: string;
  /** The Windows login. */
  login: string;
  /** Only for 14.x; newer proxies take both in the first frames (docs/protocol/streams.md#7.4). */
  legacyParams?: { token: string; size: Size };
}

/** The address of a live desktop (docs/protocol/streams.md#7.1). */
export function desktopAddress({ origin, cluster, desktop, login, legacyParams }: DesktopAddressOptions): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/desktops/{desktop}/connect', { cluster, desktop });
  const query = new URLSearchParams(
    legacyParams
      ? {
          access_token: legacyParams.token,
          username: login,
          width: `${legacyParams.size.width}`,
          height: `${legacyParams.size.height}`,
        }
      : { username: login },
  );
  return `${origin.replace(/^http/, 'ws')}${path}${legacyParams ? '' : '/ws'}?${query.toString()}`;
}
