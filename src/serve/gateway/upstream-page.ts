import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseConfigScript } from '#lib/config-script.ts';
import { metaContent } from '#serve/pages/meta-tags.ts';
import type { PageValues } from '#serve/pages/page.ts';
import { UpstreamUnreachable } from './unreachable.ts';
import { requestUpstream, readText, type Upstream } from './upstream.ts';

const CHECK_ADDRESS_REMEDY = 'Check that --proxy names the public address of a proxy whose web interface is on.';

/** Only the page of a proxy has this tag, and nobody can sign in without it. */
const CSRF_META_NAME = 'grv_csrf_token';

function notAPageError({ statusCode = 0, headers }: IncomingMessage, { url }: Upstream): UpstreamUnreachable {
  const { location = '' } = headers;
  const redirectOrigin = URL.canParse(location) ? new URL(location).origin : url.origin;
  // Proxies redirect requests for other host names to their public address (docs/protocol/auth-and-identity.md#2).
  if (redirectOrigin !== url.origin)
    return new UpstreamUnreachable(
      'unexpected_response',
      `${url.origin} redirects to ${redirectOrigin}.`,
      `Start with --proxy ${redirectOrigin}.`,
    );
  if (statusCode !== 200)
    return new UpstreamUnreachable(
      'unexpected_response',
      `${url.origin} answered with status ${statusCode} and no page of a console.`,
      CHECK_ADDRESS_REMEDY,
    );
  return new UpstreamUnreachable(
    'unexpected_response',
    `${url.origin} answered, but its page has no <meta name="${CSRF_META_NAME}">, which the page of a proxy has.`,
    `${CHECK_ADDRESS_REMEDY} Nothing between it and this server may change its pages.`,
  );
}

/**
 * The headers that the proxy receives. Others are dropped, so that it sends a full page even if the browser has one.
 */
const FORWARDED_HEADERS = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

interface UpstreamRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

async function fetchFromUpstream(upstream: Upstream, { path, headers }: UpstreamRequest, accept: string) {
  const forwarded = Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
  const request = requestUpstream(upstream, { path, headers: { ...forwarded, accept } });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage]; // the arguments of the event
  return { response, text: await readText(response) };
}

/** The configuration in `/web/config.js` for this browser; undefined if the proxy refuses it. */
export async function fetchUpstreamConfig(upstream: Upstream, headers: IncomingHttpHeaders): Promise<unknown> {
  const { response, text } = await fetchFromUpstream(upstream, { path: '/web/config.js', headers }, '*/*');
  return response.statusCode === 200 ? parseConfigScript(text) : undefined;
}

/**
 * The values that the proxy puts into the page for this browser. Only the proxy can create them, and only its page
 * contains them (docs/protocol/auth-and-identity.md#3.1).
 */
export async function fetchUpstreamPageValues(
  upstream: Upstream,
  { path, headers }: UpstreamRequest,
): Promise<PageValues> {
  // A proxy treats every path that starts with /web/app as a file, even /web/apps
  // (docs/protocol/auth-and-identity.md#2).
  const requestPath = path.startsWith('/web/app') ? '/web' : path;
  const { response, text } = await fetchFromUpstream(upstream, { path: requestPath, headers }, 'text/html');
  const csrf = metaContent(text, CSRF_META_NAME);
  if (response.statusCode !== 200 || csrf === undefined) throw notAPageError(response, upstream);
  return { csrf, bearer: metaContent(text, 'grv_bearer_token') ?? '', cookies: response.headers['set-cookie'] ?? [] };
}
