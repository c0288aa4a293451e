import { pathText } from '#api/path-text.ts';

/** Terminal size in cells. */
export interface Size {
  w: number;
  h: number;
}

const LARGEST = 4095;

const side = (cells: number, otherwise: number): number =>
  Number.isFinite(cells) ? Math.min(Math.max(Math.trunc(cells), 1), LARGEST) : otherwise;

/** A size that every proxy takes (docs/protocol/streams.md#3.1); a widget that is not drawn yet measures NaN. */
export const ptySize = ({ w, h }: Size): Size => ({ w: side(w, 80), h: side(h, 25) });

/** A new session on a server, or one that somebody already has; modes that nobody knows are the proxy's to refuse. */
export type Target = { login: string; server_id: string } | { sid: string; mode?: string };

interface Opening {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  target: Target;
  size: Size;
  /**
   * Only for 14.x; newer proxies take it as the first frame, so that it stands in no address
   * (docs/protocol/streams.md#1.2).
   */
  token?: string;
}

/** The address of the terminal's websocket (docs/protocol/streams.md#3.1). */
export function terminalAddress({ origin, cluster, target, size, token }: Opening): string {
  const { w, h } = ptySize(size);
  const params = encodeURIComponent(JSON.stringify({ ...target, term: { h, w } }));
  const path = pathText('/v1/webapi/sites/{cluster}/connect', { cluster });
  const query =
    token === undefined ? `/ws?params=${params}` : `?access_token=${encodeURIComponent(token)}&params=${params}`;
  return origin.replace(/^http/, 'ws') + path + query;
}
