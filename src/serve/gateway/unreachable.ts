import type { Upstream } from './upstream.ts';

/** Why the gateway got no usable response. These are also the values of a label in the metrics. */
export type UpstreamErrorCode =
  | 'connection_refused'
  | 'unknown_host'
  | 'timeout'
  | 'certificate'
  | 'tls'
  | 'connection_lost'
  | 'unexpected_response';

/** The gateway got no usable response from its proxy. The message explains the problem to users in one sentence. */
export class UpstreamUnreachable extends Error {
  readonly code: UpstreamErrorCode;
  /** What to do, in one sentence. */
  readonly remedy: string;

  constructor(code: UpstreamErrorCode, problem: string, remedy: string) {
    super(problem);
    this.name = 'UpstreamUnreachable';
    this.code = code;
    this.remedy = remedy;
  }
}

const UNTRUSTED_CERTIFICATE_CODES = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_UNTRUSTED',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const UNKNOWN_HOST_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** HTTP clients wrap the network error once or twice. */
function rootCause(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  if (error.cause instanceof Error) return rootCause(error.cause);
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}

const START_PROXY_REMEDY = 'Start the proxy, or correct the address given with --proxy.';

export function upstreamUnreachable(error: unknown, { url }: Upstream): UpstreamUnreachable {
  const { code, message } = rootCause(error);
  const { origin, host, hostname } = url;
  if (code === 'ECONNREFUSED')
    return new UpstreamUnreachable('connection_refused', `Nothing listens at ${origin}.`, START_PROXY_REMEDY);
  if (UNKNOWN_HOST_CODES.has(code))
    return new UpstreamUnreachable('unknown_host', `There is no host named ${hostname}.`, START_PROXY_REMEDY);
  if (TIMEOUT_CODES.has(code))
    return new UpstreamUnreachable('timeout', `There was no answer from ${origin}.`, START_PROXY_REMEDY);
  if (UNTRUSTED_CERTIFICATE_CODES.has(code))
    return new UpstreamUnreachable(
      'certificate',
      `The certificate of ${origin} is not trusted: ${message}.`,
      'Name the file of its issuer in NODE_EXTRA_CA_CERTS, or start with --insecure to take any certificate.',
    );
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return new UpstreamUnreachable(
      'tls',
      `${host} does not speak TLS as expected.`,
      `If it speaks plain HTTP, start with --proxy http://${host}.`,
    );
  const remedy =
    url.protocol === 'http:' ? `If it speaks TLS, start with --proxy https://${host}.` : START_PROXY_REMEDY;
  return new UpstreamUnreachable('connection_lost', `The connection to ${origin} broke off: ${message}.`, remedy);
}
