import { buildPath } from '#api/build-path.ts';
import type { Size } from './state.ts';

interface Wanted {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  /** The resource's name. */
  desktop: string;
  /** The Windows login. */
  login: string;
  /** Only for 14.x; newer proxies take both in the first frames (docs/protocol/streams.md#7.4). */
  older?: { token: string; size: Size };
}

/** The address of a live desktop (docs/protocol/streams.md#7.1). */
export function desktopAddress({ origin, cluster, desktop, login, older }: Wanted): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/desktops/{desktop}/connect', { cluster, desktop });
  const query = new URLSearchParams(
    older
      ? { access_token: older.token, username: login, width: `${older.size.width}`, height: `${older.size.height}` }
      : { username: login },
  );
  return `${origin.replace(/^http/, 'ws')}${path}${older ? '' : '/ws'}?${query.toString()}`;
}
