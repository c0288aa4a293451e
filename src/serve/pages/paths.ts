/**
 * What belongs to the proxy rather than to the console. `/v1` is a prefix that proxies strip, `/v2` is literal on 18.x
 * (docs/protocol/auth-and-identity.md#2, #25.1).
 */
export const CALLS = ['/web/config.js', '/v1/*', '/v2/*', '/webapi/*', '/scripts/*', '/.well-known/*'];

/** Built from a file that is called so. */
const WORKER = /^\/web\/app\/[\w-]+-worker-[\w-]+\.js$/;

export const isWorker = (url: string): boolean => WORKER.test(url);

const STREAMS = /^\/(?:v1|v2|webapi)\//;

export const isStream = (url: string): boolean => STREAMS.test(url);

/** The path without its query, which may hold a token and is for nobody's eyes. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
