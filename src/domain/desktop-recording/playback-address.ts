import { buildPath } from '#api/build-path.ts';

interface PlaybackAddressOptions {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  sid: string;
  /** Only for 14.x; newer proxies take it as the first frame (docs/protocol/streams.md#1.2). */
  token?: string;
}

/** The address of a desktop's playback (docs/protocol/streams.md#11.1). */
export function playbackAddress({ origin, cluster, sid, token }: PlaybackAddressOptions): string {
  const path = buildPath('/v1/webapi/sites/{cluster}/desktopplayback/{sid}', { cluster, sid });
  const rest = token === undefined ? '/ws' : `?access_token=${encodeURIComponent(token)}`;
  return origin.replace(/^http/, 'ws') + path + rest;
}
