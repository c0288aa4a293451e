import type { Upstream } from './upstream.ts';

/** Why the gateway has no page of its proxy, in two sentences for a person: the problem, and what helps. */
export class Unreachable extends Error {
  readonly remedy: string;
  /** The proxy was reached, but its answer is no page of a console. */
  readonly hasAnswered: boolean;

  constructor(problem: string, remedy: string, { hasAnswered = false } = {}) {
    super(problem);
    this.name = 'Unreachable';
    this.remedy = remedy;
    this.hasAnswered = hasAnswered;
  }
}

const UNTRUSTED = new Set([
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
const SILENT = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const UNNAMED = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** The libraries wrap what the network said once or twice. */
function innermost(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  if (error.cause instanceof Error) return innermost(error.cause);
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}

const START_IT = 'Start the proxy, or correct the address given with --proxy.';

export function unreachable(error: unknown, { url }: Upstream): Unreachable {
  const { code, message } = innermost(error);
  const { origin, host, hostname } = url;
  if (code === 'ECONNREFUSED') return new Unreachable(`Nothing listens at ${origin}.`, START_IT);
  if (UNNAMED.has(code)) return new Unreachable(`There is no host named ${hostname}.`, START_IT);
  if (SILENT.has(code)) return new Unreachable(`There was no answer from ${origin}.`, START_IT);
  if (UNTRUSTED.has(code))
    return new Unreachable(
      `The certificate of ${origin} is not trusted: ${message}.`,
      'Name the file of its issuer in NODE_EXTRA_CA_CERTS, or start with --insecure to take any certificate.',
    );
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return new Unreachable(
      `${host} does not speak TLS as expected.`,
      `If it speaks plain HTTP, start with --proxy http://${host}.`,
    );
  const remedy = url.protocol === 'http:' ? `If it speaks TLS, start with --proxy https://${host}.` : START_IT;
  return new Unreachable(`The connection to ${origin} broke off: ${message}.`, remedy);
}
