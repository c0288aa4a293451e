// What a terminal connects to, and the addresses of the proxy for it.
import { buildPath } from '#api/build-path.ts';
import type { StreamSchemas } from '#api/schemas.ts';

/** Terminal size in cells. */
export interface CellSize {
  w: number;
  h: number;
}

const MAX_CELLS = 4095;

const clampCells = (cells: number, fallback: number): number =>
  Number.isFinite(cells) ? Math.min(Math.max(Math.trunc(cells), 1), MAX_CELLS) : fallback;

/**
 * Limits a size to values that every proxy accepts (docs/protocol/streams.md#3.1). Before layout, the terminal widget
 * measures NaN.
 */
export const ptySize = ({ w, h }: CellSize): CellSize => ({ w: clampCells(w, 80), h: clampCells(h, 25) });

/** The field names are the wire names (docs/protocol/streams.md#2.2). */
export type PodTarget = StreamSchemas['PodExecRequest'];
export type DatabaseTarget = StreamSchemas['DatabaseExecRequest'];
export type ExecTarget = PodTarget | DatabaseTarget;
export type ServerTarget = { login: string; server_id: string };

/**
 * A new session on a server, an active session to join (`sid`), a command in a pod, or a database console. `mode` may
 * be unknown: the proxy refuses unknown modes.
 */
export type TerminalTarget = ServerTarget | { sid: string; mode?: string } | ExecTarget;

export const isPod = (target: TerminalTarget): target is PodTarget => 'kubeCluster' in target;
export const isExec = (target: TerminalTarget): target is ExecTarget => isPod(target) || 'serviceName' in target;
/** A command without input. The console must not run it again without confirmation. */
export const isCommand = (target: TerminalTarget): boolean => isPod(target) && !target.isInteractive;

interface TerminalAddressOptions {
  /** Where the console was loaded from; `http` becomes `ws`, `https` becomes `wss`. */
  origin: string;
  cluster: string;
  target: TerminalTarget;
  size: CellSize;
  /** Only for 14.x. Newer proxies receive the token in the first frame (docs/protocol/streams.md#1.2). */
  token?: string;
}

const CONNECT_PATH = '/v1/webapi/sites/{cluster}/connect';
const POD_EXEC_PATH = '/v1/webapi/sites/{cluster}/kube/exec';
const DATABASE_EXEC_PATH = '/v1/webapi/sites/{cluster}/db/exec';

/** The address of the terminal's websocket (docs/protocol/streams.md#3.1, #14.1). */
export function terminalAddress({ origin, cluster, target, size, token }: TerminalAddressOptions): string {
  const { w, h } = ptySize(size);
  const isExecTarget = isExec(target);
  const params = encodeURIComponent(JSON.stringify({ ...(isExecTarget ? {} : target), term: { h, w } }));
  const path = buildPath(isPod(target) ? POD_EXEC_PATH : isExecTarget ? DATABASE_EXEC_PATH : CONNECT_PATH, { cluster });
  const query =
    token === undefined ? `/ws?params=${params}` : `?access_token=${encodeURIComponent(token)}&params=${params}`;
  return origin.replace(/^http/, 'ws') + path + query;
}
