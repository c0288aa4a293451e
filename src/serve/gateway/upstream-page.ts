import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { configIn } from '#lib/config-script.ts';
import { metaContent } from '#serve/pages/meta-tags.ts';
import type { Fill } from '#serve/pages/page.ts';
import { Unreachable } from './unreachable.ts';
import { ask, textOf, type Upstream } from './upstream.ts';

const CHECK = 'Check that --proxy names the public address of a proxy whose web interface is on.';

/** The mark of a proxy's page, without which nobody can sign in. */
const MARKER = 'grv_csrf_token';

function notAPage({ statusCode = 0, headers }: IncomingMessage, { url }: Upstream): Unreachable {
  const { location = '' } = headers;
  const elsewhere = URL.canParse(location) ? new URL(location).origin : url.origin;
  const answered = { hasAnswered: true };
  // Asked by a name that is not its public address, a proxy sends one to the address that is
  // (docs/protocol/auth-and-identity.md#2).
  if (elsewhere !== url.origin)
    return new Unreachable(`${url.origin} redirects to ${elsewhere}.`, `Start with --proxy ${elsewhere}.`, answered);
  if (statusCode !== 200)
    return new Unreachable(
      `${url.origin} answered with status ${statusCode} and no page of a console.`,
      CHECK,
      answered,
    );
  return new Unreachable(
    `${url.origin} answered, but its page has no <meta name="${MARKER}">, which the page of a proxy has.`,
    `${CHECK} Nothing between it and this server may change its pages.`,
    answered,
  );
}

/** Nothing else, so that the proxy answers with a whole page whatever the browser says it has already. */
const ASKED_WITH = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

interface AskedUpstream {
  path: string;
  headers: IncomingHttpHeaders;
}

async function answer(upstream: Upstream, { path, headers }: AskedUpstream, accept: string) {
  const own = Object.fromEntries(ASKED_WITH.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const request = ask(upstream, { path, headers: { ...own, accept } });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage]; // what the event carries
  return { response, text: await textOf(response) };
}

/** What its `/web/config.js` defines for this browser; undefined where the proxy has no time for it. */
export async function upstreamConfig(upstream: Upstream, headers: IncomingHttpHeaders): Promise<unknown> {
  const { response, text } = await answer(upstream, { path: '/web/config.js', headers }, '*/*');
  return response.statusCode === 200 ? configIn(text) : undefined;
}

/**
 * What the proxy would put into the page for this browser. Only the proxy can make these values, and only its page
 * carries them (docs/protocol/auth-and-identity.md#3.1).
 */
export async function upstreamFill(upstream: Upstream, { path, headers }: AskedUpstream): Promise<Fill> {
  // Whatever begins with /web/app is a file to a proxy, /web/apps included (docs/protocol/auth-and-identity.md#2).
  const asked = path.startsWith('/web/app') ? '/web' : path;
  const { response, text } = await answer(upstream, { path: asked, headers }, 'text/html');
  const csrf = metaContent(text, MARKER);
  if (response.statusCode !== 200 || csrf === undefined) throw notAPage(response, upstream);
  return { csrf, bearer: metaContent(text, 'grv_bearer_token') ?? '', cookies: response.headers['set-cookie'] ?? [] };
}
