// Builds the WebSocket address from which the proxy streams a desktop recording.
import { buildPath } from '#api/build-path.ts';

interface PlaybackAddressOptions {
  /** The origin of the console; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  sid: string;
  /** The access token, only for 14.x. Newer proxies receive it in the first frame (docs/protocol/streams.md#1.2). */
  token?: string;
}

/** The WebSocket address of a desktop recording (docs/protocol/streams.md#11.1). */
export function playbackAddress({ origin, cluster, sid, token }: PlaybackAddressOptions): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/desktopplayback/{sid}', { cluster, sid });
  const suffix = token === undefined ? '/ws' : `?access_token=${encodeURIComponent(token)}`;
  return origin.replace(/^http/, 'ws') + path + suffix;
}
