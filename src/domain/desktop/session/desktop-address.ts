// Builds the WebSocket address of a live desktop.
import { buildPath } from '#api/build-path.ts';
import type { Size } from './desktop-state.ts';

interface DesktopAddressOptions {
  /** The origin of the console; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  desktop: string;
  /** The Windows login. */
  login: string;
  /** Only for 14.x. Newer proxies receive the token and the size in the first frames (docs/protocol/streams.md#7.4). */
  legacyParams?: { token: string; size: Size };
}

/** The WebSocket address of a live desktop (docs/protocol/streams.md#7.1). */
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
