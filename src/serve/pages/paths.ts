/**
 * What belongs to the proxy rather than to the console. `/v1` is a prefix that proxies strip, `/v2` is literal on 18.x
 * (docs/protocol/auth-and-identity.md#2, #25.1).
 */
export const PROXY_PATHS = ['/web/config.js', '/v1/*', '/v2/*', '/webapi/*', '/scripts/*', '/.well-known/*'];

/** Built from a file that is called so. */
const WORKER_PATH = /^\/web\/app\/[\w-]+-worker-[\w-]+\.js$/;

export const isWorkerScript = (url: string): boolean => WORKER_PATH.test(url);

const STREAM_PATHS = /^\/(?:v1|v2|webapi)\//;

export const isStreamPath = (url: string): boolean => STREAM_PATHS.test(url);

/** The path without its query, which may hold a token and is for nobody's eyes. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
