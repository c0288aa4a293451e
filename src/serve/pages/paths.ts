/**
 * Paths of the proxy rather than of the console. Proxies strip the prefix `/v1`; `/v2` is literal on 18.x
 * (docs/protocol/auth-and-identity.md#2, #25.1).
 */
export const PROXY_PATHS = ['/web/config.js', '/v1/*', '/v2/*', '/webapi/*', '/scripts/*', '/.well-known/*'];

/** The build names worker files by this pattern. */
const WORKER_PATH = /^\/web\/app\/[\w-]+-worker-[\w-]+\.js$/;

export const isWorkerScript = (url: string): boolean => WORKER_PATH.test(url);

const STREAM_PATHS = /^\/(?:v1|v2|webapi)\//;

export const isStreamPath = (url: string): boolean => STREAM_PATHS.test(url);

/** The path without its query, which may contain a token. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
